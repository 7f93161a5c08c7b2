import { expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import { pdfText } from "../../../testing/pdf-text.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const { staff } = shop;

it("a pick list sums each product over the chosen orders, with pieces per order", async () => {
  const first = await anOrder(shop, {
    lines: [{ product: PRODUCT.lavender, quantity: 2 }, { product: PRODUCT.towels }],
  });
  const second = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 3 }] });
  const cancelled = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 7 }] });
  await moveTo(shop, cancelled, "cancelled");
  const ids = [second.id, first.id, cancelled.id, second.id, 2_147_483_647].join(",");
  const { products, orders, left_out: leftOut } = (await staff.get(`/staff/pick-list?ids=${ids}`)).body.data;
  const lavender = products.find(({ productid }: { productid: number }) => productid === PRODUCT.lavender);
  expect(lavender).toMatchObject({
    quantity: 5,
    orders: [
      { number: second.number, quantity: 3 },
      { number: first.number, quantity: 2 },
    ],
  });
  const titles = products.map(({ category, name }: Record<string, string>) => `${category} ${name}`);
  expect(titles).toEqual(titles.toSorted((one: string, other: string) => one.localeCompare(other, "ro")));
  expect(
    orders.map(({ number, lines }: { number: string; lines: object[] }) => [number, lines.length]),
  ).toEqual([
    [second.number, 1],
    [first.number, 2],
  ]);
  expect(leftOut).toEqual([cancelled.number]);

  const url = `http://api.test/api/v1/staff/pick-list/pdf?ids=${ids}`;
  const headers = { [HEADERS.apiKey]: shop.config.apiKey, ...staff.headers };
  const answer = await shop.api.fetch(new Request(url, { headers }));
  const text = pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(" ", "");
  for (const words of [
    "Listă de culegere",
    "2 comenzi, 2 produse, 6 bucăți",
    `${second.number}: 3, ${first.number}: 2`,
    `Fără comenzile anulate sau refuzate: ${cancelled.number}.`,
    `Comanda ${first.number} · Ana Pop`,
  ])
    expect(text).toContain(words.replaceAll(" ", ""));
});

it("a pick list is sorted by shelf, and staff cannot overwrite a shelf that a colleague has changed", async () => {
  const put = (id: number, shelf: string, expected = "") =>
    staff.put(`/staff/products/${id}/shelf`, { shelf, expected });
  expect((await put(PRODUCT.lavender, "B-10")).body.data).toEqual({
    productID: PRODUCT.lavender,
    shelf: "B-10",
  });
  await put(PRODUCT.towels, "B-9");
  const late = await put(PRODUCT.towels, "C-1");
  expect([late.status, late.body.data]).toEqual([409, { productID: PRODUCT.towels, shelf: "B-9" }]);
  expect((await put(PRODUCT.towels, "x".repeat(31), "B-9")).body.errors).toHaveProperty("shelf");
  expect((await staff.get(`/staff/products/${PRODUCT.towels}/shelf`)).body.data.shelf).toBe("B-9");
  const order = await anOrder(shop, {
    lines: [{ product: PRODUCT.lavender }, { product: PRODUCT.lemon }, { product: PRODUCT.towels }],
  });
  const picked = async () =>
    (await staff.get(`/staff/pick-list?ids=${order.id}`)).body.data.products.map(
      ({ shelf }: { shelf: string }) => shelf,
    );
  expect(await picked()).toEqual(["B-9", "B-10", ""]);
  await put(PRODUCT.lavender, "", "B-10");
  expect(await picked()).toEqual(["B-9", "", ""]);
});

it("a pick list without orders is refused", async () => {
  const { status, body } = await staff.get("/staff/pick-list");
  expect([status, body.errors]).toEqual([422, { ids: ["Alege cel puțin o comandă."] }]);
});
