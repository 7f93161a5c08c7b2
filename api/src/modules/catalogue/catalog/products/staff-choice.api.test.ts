import { expect, it } from "vitest";
import { aProduct, PRODUCT } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const choose = async (body: object) => (await staff.post("/staff/products/choose", body)).body;
const idsOf = (body: { data: { products: { productID: number }[] } }) =>
  body.data.products.map(({ productID }) => productID);

it("finds products by name, code and barcode, with filters", async () => {
  const listed = async (query: string) =>
    (await staff.get(`/staff/products?${query}`)).body.data.map(
      (row: { productID: number }) => row.productID,
    );
  expect(await listed("q=DP-LAV")).toEqual([PRODUCT.lavender, PRODUCT.lavenderLarge]);
  expect(await listed("q=pliate")).toEqual([PRODUCT.towels]);
  expect(await listed("q=5941234567899&brandID=1&state=published&categoryID=3")).toContain(PRODUCT.lavender);
  expect(await listed("q=%25")).toEqual([]);
  const [one] = await shop.query<{ name: string }>("select name from product where id = $1", [
    PRODUCT.lavender,
  ]);
  const unmarked = one?.name.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase() ?? "";
  expect(await listed(`q=${encodeURIComponent(unmarked)}`)).toContain(PRODUCT.lavender);
});

it("finds products by id and by code, ignoring case, and lists unknown codes", async () => {
  await shop.api.importShop({ products: [aProduct({ id: 880, code: "Abc-880" })] });
  const body = await choose({ ids: [PRODUCT.towels], codes: [" abc-880", "NU-ESTE"] });
  expect(idsOf(body).toSorted((one, other) => one - other)).toEqual([PRODUCT.towels, 880]);
  expect(body.data.products.find(({ productID }: { productID: number }) => productID === 880)).toMatchObject({
    code: "Abc-880",
  });
  expect(body.data.unknown).toEqual(["NU-ESTE"]);
});

it("the product lookup prefers a code with the same upper and lower case", async () => {
  await shop.api.importShop({
    products: [aProduct({ id: 890, code: "CAZ-1" }), aProduct({ id: 891, code: "caz-1" })],
  });
  expect(idsOf(await choose({ codes: ["caz-1"] }))).toEqual([891]);
  expect(idsOf(await choose({ codes: ["CAZ-1"] }))).toEqual([890]);
  expect((await choose({ codes: ["Caz-1"] })).data).toMatchObject({ products: [], unknown: ["Caz-1"] });
});

it("the product lookup refuses an archived product's code unless the record already contains it", async () => {
  await shop.api.importShop({ products: [aProduct({ id: 895, code: "Dus-1" })] });
  await shop.query("update product set archived_at = now(), is_published = false where id = 895");
  expect((await choose({ codes: ["dus-1"] })).data).toEqual({
    products: [],
    unknown: [],
    archived: ["dus-1"],
  });
  const { data } = await choose({ codes: ["Dus-1"], standing: ["Dus-1"] });
  expect(data).toMatchObject({ products: [{ productID: 895 }], unknown: [], archived: [] });
});

it("finds all products of a brand or category tree, and archived products only by id", async () => {
  const { data } = (await staff.post("/staff/categories", { category: "Sub", slug: "sub-ea", parentID: 1 }))
    .body;
  const made = [
    aProduct({ id: 881, code: "SUB-1", categoryId: data.categoryID }),
    aProduct({ id: 882, code: "SUB-2", categoryId: data.categoryID }),
  ];
  await shop.api.importShop({ products: made });
  const below = idsOf(await choose({ categoryID: 1 }));
  expect(below).toEqual(expect.arrayContaining([881, 882]));
  expect(idsOf(await choose({ brandID: aProduct({ id: 881 }).brandId }))).toContain(881);
  await shop.query("update product set archived_at = now(), is_published = false where id = 881");
  expect(idsOf(await choose({ categoryID: data.categoryID }))).toEqual([882]);
  expect(idsOf(await choose({ ids: [881] }))).toEqual([881]);
  expect(idsOf(await choose({}))).toEqual([]);
});

it("the product lookup accepts the maximum number of codes at their maximum length", async () => {
  const codes = Array.from({ length: 5_000 }, (_, at) => `${"C".repeat(90)}-${at}`);
  expect((await choose({ codes, standing: codes })).data.unknown).toHaveLength(5_000);
});

it("finds a product by words of its name in any order", async () => {
  await shop.api.importShop({
    products: [aProduct({ id: 897, code: "SAP-1", name: "Dispenser de perete pentru săpun, 1 l" })],
  });
  const listed = async (q: string) =>
    (await staff.get(`/staff/products?q=${encodeURIComponent(q)}`)).body.data.map(
      ({ productID }: { productID: number }) => productID,
    );
  for (const q of ["sapun dispenser", "dispenser săpun", "dispenser 1 l", "SAP-"])
    expect(await listed(q)).toContain(897);
  expect(await listed("dispenser clor")).not.toContain(897);
  const { data } = (await staff.get("/staff/search?q=sapun%20dispenser")).body;
  expect(JSON.stringify(data)).toContain("Dispenser de perete");
});
