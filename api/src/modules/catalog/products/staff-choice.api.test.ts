import { expect, it } from "vitest";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { asStaff } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const staff = asStaff(shop);
const choose = async (body: object) => (await shop.post("/staff/products/choose", body, staff)).body;
const idsOf = (body: { data: { products: { productID: number }[] } }) =>
  body.data.products.map(({ productID }) => productID);

it("finds products by ids and codes, however these are written, and tells codes that there are not", async () => {
  await shop.api.importShop({ products: [aProduct({ id: 880, code: "Abc-880" })] });
  const body = await choose({ ids: [PRODUCT.towels], codes: [" abc-880", "NU-ESTE"] });
  expect(idsOf(body).toSorted((one, other) => one - other)).toEqual([PRODUCT.towels, 880]);
  expect(body.data.products.find(({ productID }: { productID: number }) => productID === 880)).toMatchObject({
    code: "Abc-880",
  });
  expect(body.data.unknown).toEqual(["NU-ESTE"]);
});

it("finds all of a category with what is below it, and of a brand; archived ones by their ids alone", async () => {
  const { data } = (
    await shop.post("/staff/categories", { category: "Sub", slug: "sub-ea", parentID: 1 }, staff)
  ).body;
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
