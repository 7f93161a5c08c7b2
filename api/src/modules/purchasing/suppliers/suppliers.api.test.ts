import { expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";

const shop = await openTestShop();
const { staff } = shop;
const codeOf = async (id: number): Promise<string> =>
  (await shop.query<{ code: string }>("select code from product where id = $1", [id]))[0]?.code ?? "";

async function aSupplier(fields: object = {}): Promise<{ supplierID: number; version: number }> {
  const { status, body } = await staff.post("/staff/suppliers", { name: "Chimie SRL", ...fields });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

it("suppliers are found by words of the name, and archived ones only with state=archived", async () => {
  const { supplierID, version } = await aSupplier({ name: "Hârtie și Prosoape Bistrița", contact: "Anca" });
  const found = async (query: string) =>
    (await staff.get(`/staff/suppliers?${query}`)).body.data.map(({ name }: { name: string }) => name);
  expect(await found("q=bistrita%20hartie")).toEqual(["Hârtie și Prosoape Bistrița"]);
  await staff.put(`/staff/suppliers/${supplierID}`, { is_active: false, version });
  expect(await found("q=bistrita")).toEqual([]);
  expect(await found("q=bistrita&state=archived")).toEqual(["Hârtie și Prosoape Bistrița"]);
});

it("an invalid CUI and the CUI of another supplier are refused", async () => {
  const { supplierID } = await aSupplier({ name: "Unu", cui: "RO 14399840" });
  expect((await staff.get(`/staff/suppliers/${supplierID}`)).body.data.cui).toBe("14399840");
  const wrong = await staff.post("/staff/suppliers", { name: "Doi", cui: "14399841" });
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { cui: ["CUI-ul nu este valid: verifică cifrele."] },
  ]);
  const twice = await staff.post("/staff/suppliers", { name: "Doi", cui: "14399840" });
  expect(twice.body.errors).toEqual({ cui: ["Furnizorul „Unu” are deja acest CUI."] });
});

it("archiving a supplier can be undone", async () => {
  const { supplierID, version } = await aSupplier();
  await staff.put(`/staff/suppliers/${supplierID}`, { is_active: false, version });
  const [change] = (await staff.get(`/staff/changes?subject_kind=supplier&subject_id=${supplierID}`)).body
    .data;
  expect((await staff.post(`/staff/changes/${change.id}/undo`, {})).status).toBe(200);
  expect((await staff.get(`/staff/suppliers/${supplierID}`)).body.data.is_active).toBe(true);
});

it("an offer is replaced by product, code and pack, and a product has one preferred offer", async () => {
  const [one, other] = [await aSupplier({ name: "Unu" }), await aSupplier({ name: "Doi" })];
  const offer = { product_code: await codeOf(PRODUCT.towels), code: "P-12", pack: 12, is_preferred: true };
  const save = async (id: number, more: object = {}) =>
    (await staff.post(`/staff/suppliers/${id}/offers`, { ...offer, ...more })).body.data;
  const first = await save(one.supplierID, { price: 96.5 });
  expect(first).toMatchObject({ productID: PRODUCT.towels, pack: 12, price: 96.5, is_preferred: true });
  expect(await save(one.supplierID)).toMatchObject({ offerID: first.offerID, price: 96.5 });
  await save(other.supplierID, { price: 90 });
  const offers = (await staff.get(`/staff/products/${PRODUCT.towels}/supplier-offers`)).body.data;
  expect(
    offers.map(({ supplier, is_preferred }: Record<string, unknown>) => [supplier, is_preferred]),
  ).toEqual([
    ["Doi", true],
    ["Unu", false],
  ]);
  const gone = await staff.delete(`/staff/suppliers/${other.supplierID}/offers/${first.offerID}`);
  expect(gone.status).toBe(404);
});

it("people without costs:view see no price of an offer, in lists or in the log", async () => {
  const { supplierID } = await aSupplier();
  // Timestamps cannot contain these digits as seconds.
  const offer = { product_code: await codeOf(PRODUCT.lemon), code: "L-1", price: 76.54 };
  await staff.post(`/staff/suppliers/${supplierID}/offers`, offer);
  const person = await aPerson(shop, { permissions: ["purchasing:view", "purchasing:edit", "changes:view"] });
  const [shown] = (await person.get(`/staff/suppliers/${supplierID}/offers`)).body.data;
  expect(shown).toMatchObject({ code: "L-1", price: null });
  const log = await person.get("/staff/changes?subject_kind=supplier-offer");
  expect(JSON.stringify(log.body)).not.toContain("76.54");
  const saved = await person.post(`/staff/suppliers/${supplierID}/offers`, { ...offer, price: 15 });
  expect(saved.body.data.price).toBeNull();
});
