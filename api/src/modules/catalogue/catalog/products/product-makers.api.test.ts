import { describe, expect, it } from "vitest";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

let last = 0;
const create = (changes: object) => {
  last += 1;
  const fields = {
    name: `Mănuși ${last}`,
    code: `MAN-${last}`,
    brandID: 1,
    categoryID: 3,
    weight_grams: 100,
    size_mm: { width: 90, depth: 20, height: 220 },
    list_price: 9.5,
    description: "<p>Pentru mâini.</p>",
    pics: ["/media/packshot/1-1"],
  };
  return staff.post("/staff/products", { ...fields, ...changes });
};
const change = (id: number, body: object) => staff.put(`/staff/products/${id}`, body);
const publish = (id: number, version: number) => staff.post(`/staff/products/${id}/publish`, { version });

describe("a product made outside the EU", () => {
  const MAKER = { name: "Ningbo Clean Co.", address: "88 Harbour Rd, Ningbo", email: "info@ningbo.example" };
  const IMPORTER = { name: "Import SRL", address: "Calea Turzii 9, Cluj", email: "import@nufar.example" };
  const legalOf = async (id: number) => (await shop.get(`/products/${id}`)).body.data.legal;

  it("publishes a product from outside the EU only with a responsible person", async () => {
    const far = { brand: "De departe", slug: "departe", manufacturer: MAKER, manufacturer_country: "CN" };
    const { brandID, version } = (await staff.post("/staff/brands", far)).body.data;
    const { productID: id } = (await create({ brandID })).body.data;
    const { body } = await publish(id, 1);
    expect(body.errors).toEqual({
      responsible: [
        "Producătorul este din afara Uniunii Europene: lipsește persoana responsabilă din Uniune.",
      ],
    });
    expect((await change(id, { responsible: IMPORTER, version: 1 })).status).toBe(200);
    expect((await publish(id, 2)).status).toBe(200);
    expect((await legalOf(id)).responsible).toEqual(IMPORTER);
    const responsible = { ...IMPORTER, name: "Alt SRL" };
    await staff.put(`/staff/brands/${brandID}`, { responsible, version });
    expect((await change(id, { responsible: null, version: 3 })).status).toBe(200);
    expect((await legalOf(id)).responsible).toEqual(responsible);
  });

  it("shows a product's own manufacturer without the brand's responsible person", async () => {
    const own = { manufacturer: { ...MAKER, country: "CN" }, durability_years: 5 };
    const { productID: id } = (await create({ ...own })).body.data;
    expect(Object.keys((await publish(id, 1)).body.errors)).toEqual(["responsible"]);
    await change(id, { responsible: IMPORTER, version: 1 });
    expect((await publish(id, 2)).status).toBe(200);
    expect(await legalOf(id)).toMatchObject({
      manufacturer: MAKER,
      responsible: IMPORTER,
      durability_years: 5,
    });
  });

  it.each([
    [{ durability_years: 2 }, "durability_years"],
    [{ durability_years: 1.5 }, "durability_years"],
    [{ manufacturer: { ...MAKER, country: "Chine" } }, "manufacturer.country"],
    [{ manufacturer: { ...MAKER, country: null, name: "" } }, "manufacturer.name"],
    [{ responsible: { ...IMPORTER, email: "import" } }, "responsible.email"],
  ])("refuses a product with %j", async (changes, field) => {
    const { status, body } = await create({ ...changes });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
