import { expect, it } from "vitest";
import { PRODUCT } from "../../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;
const product = async (id: number) => (await staff.get(`/staff/products/${id}`)).body.data;
const recommend = async (id: number, related_ids: number[]) => {
  const { version } = await product(id);
  return staff.put(`/staff/products/${id}`, { related_ids, version });
};
const shown = async (path: string): Promise<number[]> => {
  const { body } = await shop.get(path);
  return body.data.flatMap(({ products }: { products: { productID: number }[] }) =>
    products.map(({ productID }) => productID),
  );
};
const similar = (id: number) => shown(`/products/${id}/related`);

it("shows a product's recommendations in order before similar products, and omits unavailable ones", async () => {
  const before = await similar(PRODUCT.lavender);
  const requested: number[] = [PRODUCT.towels, PRODUCT.soldOut, PRODUCT.lastThree];
  expect((await recommend(PRODUCT.lavender, requested)).status).toBe(200);
  const after = await similar(PRODUCT.lavender);
  expect(after.slice(0, 2)).toEqual([PRODUCT.towels, PRODUCT.lastThree]);
  expect(after).not.toContain(PRODUCT.soldOut);
  expect(new Set(after).size).toBe(after.length);
  expect(after.slice(2)).toEqual(before.filter((id) => !requested.includes(id)));
  const brand = await shown(`/products/${PRODUCT.lavender}/brandRelated`);
  expect(brand.filter((id) => after.includes(id))).toEqual([]);
});

it("refuses an unknown product and the product itself as recommendations", async () => {
  for (const ids of [[999_999], [PRODUCT.lemon]]) {
    const { status, body } = await recommend(PRODUCT.lemon, ids);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["related_ids"]]);
  }
  expect((await product(PRODUCT.lemon)).fields.related_ids).toEqual([]);
});
