import { describe, expect, it } from "vitest";
import { MISSING_KINDS } from "@curat/contract/staff/products.values";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

let last = 0;
const complete = { description: "<p>Pentru mâini.</p>", pics: ["/media/packshot/1-1"] };
async function create(changes: object = {}): Promise<number> {
  last += 1;
  const { status, body } = await staff.post("/staff/products", {
    name: `Burete ${last}`,
    code: `BUR-${last}`,
    brandID: 1,
    categoryID: 3,
    weight_grams: 100,
    size_mm: { width: 90, depth: 90, height: 20 },
    list_price: 10,
    ...complete,
    ...changes,
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.productID;
}
interface Row {
  productID: number;
  name: string;
  missing: Record<string, string[]>;
}
const VARIANTS_OF_A_LITRE = [
  { Volum: "1 l" },
  { Volum: "1000\u00a0ML" },
  { Volum: "0,5 l" },
  { Volum: "5 - 0,5 L" },
  { Volum: "5 – 10 l / kg" },
  { Volum: "sub 500 ml / 500 g" },
  { Volum: "peste 10 l" },
  { Volum: "peste 10 l", Parfum: "Pin" },
  { Volum: "2 l", Parfum: "Pin" },
  { Volum: "250 ml", Parfum: "Pin" },
  { Volum: "Rezervă 5 l" },
  { Cantitate: "5 kg" },
];
const list = async (query: string): Promise<Row[]> =>
  (await staff.get(`/staff/products?per_page=200&${query}`)).body.data;
const idsOf = (rows: Row[]) => rows.map(({ productID }) => productID);
const move = (act: string, ids: number[], as = staff) => as.post("/staff/products/bulk", { act, ids });
const harmful = (changes: object = {}) => ({
  pictograms: ["GHS05"],
  signal_word: "Pericol",
  statements: ["H314 Provoacă arsuri.", "P102 A nu se lăsa la îndemâna copiilor."],
  biocide_authorisation: null,
  ...changes,
});

describe("the product list of the back office", () => {
  it("filters products by category, including its descendants", async () => {
    const { body } = await staff.get("/staff/categories");
    const below = body.data.find(({ parentID }: { parentID: number | null }) => parentID !== null);
    const id = await create({ categoryID: below.categoryID });
    expect(idsOf(await list(`categoryID=${below.parentID}`))).toContain(id);
    expect(idsOf(await list(`categoryID=${below.categoryID}`))).toContain(id);
  });

  it("filters products by stock and excludes archived products by default", async () => {
    const [none, low, some] = [await create(), await create(), await create()];
    for (const [id, quantity] of [
      [low, 3],
      [some, 60],
    ])
      await staff.post(`/staff/products/${id}/stock`, { reason: "delivery", quantity });
    const found = async (stock: string) =>
      idsOf(await list(`q=BUR-&stock=${stock}`)).filter((id) => [none, low, some].includes(id));
    expect([await found("none"), await found("low"), await found("some")]).toEqual([
      [none],
      [none, low],
      [low, some],
    ]);
    await staff.post(`/staff/products/${low}/stock`, { reason: "correction", quantity: -3, note: "spart" });
    expect([await found("none"), await found("some")]).toEqual([[none, low], [some]]);
    const { data: out, meta } = (await staff.get("/staff/products?stock=none")).body;
    expect([meta.total, idsOf(out).includes(low ?? 0)]).toEqual([out.length, true]);
    await shop.query("update product set archived_at = now() where id = $1", [low]);
    expect((await staff.get("/staff/products?stock=none")).body.meta.total).toBe(out.length - 1);
    expect(idsOf(await list("q=BUR-&stock=none&state=archived"))).toContain(low);
  });

  it("filters products by running promotion and shows the promotion's label", async () => {
    const id = await create();
    await staff.post("/staff/promotions", {
      promo: "Săptămâna bureților",
      slug: "bureti",
      label: "Bureți",
      is_published: true,
      starts_at: new Date(Date.now() - 3_600_000).toISOString(),
      ends_at: new Date(Date.now() + 86_400_000).toISOString(),
      percent: 10,
      product_ids: [id],
    });
    expect(await list("q=BUR-&promotion=yes")).toMatchObject([{ productID: id, promo: "Bureți" }]);
    expect(idsOf(await list("q=BUR-&promotion=no"))).not.toContain(id);
  });

  it("sorts products by name and by price, ascending and descending", async () => {
    const names = async (sort: string) => (await list(`q=DP-&sort=${sort}`)).map(({ name }) => name);
    expect(await names("-name")).toEqual((await names("name")).toReversed());
    expect(await names("price")).toEqual((await names("-price")).toReversed());
  });

  it("each missing-data filter finds the same products as missingForSale", async () => {
    const net = { net_quantity: { amount: 1, unit: "l" } };
    await shop.query("update brand set manufacturer_email = '' where id = 2");
    const contact = { name: "Fabrica", address: "Str. 1", email: "fabrica@example.com" };
    const turkish = {
      brand: "Marca de departe",
      slug: "departe",
      manufacturer: contact,
      manufacturer_country: "TR",
    };
    const { brandID } = (await staff.post("/staff/brands", turkish)).body.data;
    for (const changes of [
      { brandID: 2 },
      { pics: [] },
      { description: " \n" },
      { safety: harmful({ pictograms: [], signal_word: null, statements: [] }) },
      { ...net, safety: harmful() },
      { ...net, safety: harmful({ statements: ["H314 Arde."] }) },
      { ...net, safety: harmful({ statements: ["EUH066 Usucă.", "P102 Departe de copii."] }) },
      { ...net, safety: harmful({ statements: ["P102 Departe de copii."] }) },
      { ...net, safety: harmful(), description: "<p>Este <b>NETOXICĂ</b>.</p>" },
      { ...net, safety: harmful(), name: "Fără-risc", subtitle: "" },
      { ...net, safety: harmful(), name: "Fără", subtitle: "risc" },
      { ...net, safety: harmful(), commercial: "Netoxicitate" },
      {
        ...net,
        safety: harmful({ pictograms: [], signal_word: null, biocide_authorisation: "1/2024" }),
        subtitle: "ecologic",
      },
      { description: "Inofensiv, fără risc" },
      { manufacturer: { ...contact, country: "CN" } },
      { manufacturer: { ...contact, country: "CN" }, responsible: contact },
      { manufacturer: { ...contact, country: "DE" } },
      // The product's own manufacturer replaces the brand's, which lacks an address.
      { brandID: 2, manufacturer: { ...contact, country: null } },
      { brandID },
      { brandID, responsible: contact },
      { brandID, manufacturer: { ...contact, country: "RO" } },
      ...VARIANTS_OF_A_LITRE.map((variant_values) => ({ ...net, variant_values })),
      { variant_values: { Volum: "5 l" } },
      { net_quantity: { amount: 0.003, unit: "kg" }, variant_values: { Cantitate: "2,5 g" } },
      { net_quantity: { amount: 7.5, unit: "kg" }, variant_values: { Cantitate: "5 – 10 l / kg" } },
      { net_quantity: { amount: 20, unit: "l" }, variant_values: { Volum: "5 l", Ambalare: "Bax 4 buc." } },
      { net_quantity: { amount: 21, unit: "l" }, variant_values: { Volum: "5 l", Ambalare: "Bax 4 buc." } },
      { net_quantity: { amount: 100, unit: "buc." }, variant_values: { Capacitate: "35 l" } },
    ])
      await create(changes);
    await staff.post("/staff/products", { name: "Ciornă", list_price: 1 });
    const KINDS: Record<string, string> = {
      brandID: "brand",
      categoryID: "category",
      weight_grams: "weight",
      size_mm: "size",
    };
    const kindsOf = ({ missing }: Row) =>
      Object.entries(missing).flatMap(([field, messages]) =>
        field in KINDS
          ? (KINDS[field] ?? [])
          : field === "safety.statements"
            ? "statements"
            : messages.map((message) => (message.includes("Legea nu permite expresia") ? "claims" : field)),
      );
    const all = await list("q=");
    for (const kind of MISSING_KINDS.filter((one) => one !== "nc8")) {
      const ruled = all.filter(
        (row) => kindsOf(row).includes(kind) || (kind === "any" && kindsOf(row).length > 0),
      );
      const found = idsOf(await list(`missing=${kind}`));
      expect([kind, found]).toEqual([kind, idsOf(ruled)]);
      expect([kind, found.length > 0]).toEqual([kind, true]);
    }
  });

  it("returns the ids of all products that match a filter", async () => {
    const { body } = await staff.get("/staff/product-ids?q=DP-LAV");
    expect(body.data).toEqual([PRODUCT.lavender, PRODUCT.lavenderLarge]);
  });

  it("returns the values that product fields can refer to, with category paths", async () => {
    const { data } = (await staff.get("/staff/product-choices")).body;
    expect(data.vat_rates).toContainEqual({ code: "standard", percent: 21 });
    expect(data.brands.length).toBeGreaterThan(1);
    expect(data.categories.some(({ name }: { name: string }) => name.includes(" › "))).toBe(true);
  });
});

it("returns the values that a product may have, by parameter", async () => {
  const { data } = (await staff.get("/staff/product-parameters")).body;
  const names = await shop.query("select name from parameter_value where parameter_id = $1", [data[0].id]);
  expect(data[0].values).toHaveLength(names.length);
  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(data[0].values.map(({ name }: { name: string }) => name)),
  );
});

describe("a batch operation on products", () => {
  it("publishes complete products and reports the missing data of incomplete ones", async () => {
    const [good, bad] = [await create(), await create({ pics: [] })];
    const { status, body } = await move("publish", [bad, good, 999_999, good]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { id: bad, ok: false, why: "Produsul nu are nicio imagine." },
      { id: good, ok: true, why: null },
      { id: 999_999, ok: false, why: "Produsul nu mai există." },
    ]);
    expect((await shop.get(`/products/${good}`)).status).toBe(200);
    expect((await shop.get(`/products/${bad}`)).status).toBe(404);
  });

  it("the changes of a batch operation share one batch id, and repeating the operation records nothing", async () => {
    const ids = [await create(), await create()];
    await move("publish", ids);
    expect((await move("publish", ids)).body.data).toMatchObject([{ ok: true }, { ok: true }]);
    const rows = await shop.query<{ batch: string }>(
      "select batch from change where subject_kind = 'product' and subject_id = any($1) and sentence like 'Produs publicat%'",
      [ids.map(String)],
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]?.batch).toBe(rows[1]?.batch);
  });

  it("archives products and restores them unpublished", async () => {
    const ids = [await create(), await create()];
    await move("publish", ids);
    await move("archive", ids);
    expect((await shop.get(`/products/${ids[0]}`)).status).toBe(404);
    expect(idsOf(await list("q=BUR-&state=archived"))).toEqual(expect.arrayContaining(ids));
    await move("restore", ids);
    expect(idsOf(await list("q=BUR-&state=unpublished"))).toEqual(expect.arrayContaining(ids));
    expect((await shop.api.reindex()).repaired).toBe(0);
  });

  it.each([
    [{ act: "publish", ids: [] }, "ids"],
    [{ act: "publish", ids: Array.from({ length: 201 }, (_, id) => id + 1) }, "ids"],
    [{ act: "sell", ids: [1] }, "act"],
  ])("refuses a batch operation with %j and reports the invalid field", async (sent, field) => {
    const { status, body } = await staff.post("/staff/products/bulk", sent);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
