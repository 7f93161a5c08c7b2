import { beforeAll, beforeEach, expect, it } from "vitest";
import { amended, goods, previewed } from "../../../testing/test-amendments.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aBundle, aBundleCart, aGift } from "../../../testing/test-offers.ts";
import {
  aCart,
  anOrder,
  anOrderBody,
  brokenBooks,
  moveTo,
  orderOf,
  PAYMENT,
  PAYMENT_SETTINGS,
  type PlacedOrder,
  placeOrder,
  restoreProducts,
} from "../../../testing/test-orders.ts";
import { aReturnOf, chosen, type Pieces } from "../../../testing/test-returns.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
beforeAll(() =>
  shop.api.importShop({ settings: PAYMENT_SETTINGS, bundles: [aBundle()], promotions: [aGift()] }),
);
beforeEach(() => restoreProducts(shop));
const { staff } = shop;
const { lavender, lemon, towels } = PRODUCT;

const ordered = (...pieces: Pieces) =>
  anOrder(shop, { lines: pieces.map(([product, quantity]) => ({ product, quantity })) });

async function withdraw(order: PlacedOrder, ...pieces: Pieces) {
  const { number, randomId } = order;
  const { access } = (await shop.post("/orders/lookup", { number, email: "ana@example.com" })).body.data;
  const person = { full_name: "Ana Pop", email: "ana@example.com", bankname: "", bankaccount: "" };
  return shop.post(`/orders/${randomId}/withdrawal`, { access, ...person, products: chosen(...pieces) });
}
const returnOf = async ({ id }: PlacedOrder) => {
  const [row] = await shop.query<{ id: string }>(
    "select max(id) as id from return_request where order_id = $1",
    [id],
  );
  return `/staff/returns/${row?.id}`;
};
const deliver = async (order: PlacedOrder) => {
  for (const status of ["confirmed", "preparing", "shipped", "delivered"]) await moveTo(shop, order, status);
};
const linesOf = ({ id }: Pick<PlacedOrder, "id">) =>
  shop.query(
    `select l.id, l.product_id, l.product_type, s.held, s.withdrawn, s.returned, s.away, s.takable
     from order_line_state s join order_line l on l.id = s.line_id
     where s.order_id = $1 and l.product_id is not null order by l.id`,
    [id],
  );
const movesOf = async ({ id }: Pick<PlacedOrder, "id">) =>
  (
    await shop.query<{ kind: string; quantity: number }>(
      "select kind, m.quantity from order_line_movement m join order_line l on l.id = m.line_id where l.order_id = $1 order by m.id",
      [id],
    )
  ).map(({ kind, quantity }) => `${kind} ${quantity}`);

it("an amendment removes a piece from a withdrawal, and pieces outside it can be returned later", async () => {
  const order = await ordered([towels, 4]);
  expect((await withdraw(order, [towels, 2])).status).toBe(200);
  expect((await amended(shop, order, { items: goods([towels, 3]) })).status).toBe(200);
  await deliver(order);
  // One of the three pieces is in an open return, so only two can be requested.
  expect((await staff.post("/staff/returns", aReturnOf(order, [[towels, 3]]))).status).toBe(422);
  expect((await staff.put(await returnOf(order), { status: "refunded" })).status).toBe(200);
  expect((await staff.post("/staff/returns", aReturnOf(order, [[towels, 2]]))).status).toBe(200);
  expect(await linesOf(order)).toMatchObject([{ held: 3, withdrawn: 3, returned: 1, away: 3, takable: 0 }]);
  expect(await brokenBooks(shop)).toEqual({});
});

it("pieces of a rejected withdrawal can be amended and later returned", async () => {
  const order = await ordered([towels, 3]);
  await withdraw(order, [towels, 2]);
  await staff.put(await returnOf(order), { status: "rejected", rejection: "La cererea cumpărătorului." });
  await amended(shop, order, { items: goods([towels, 2]) });
  expect(await linesOf(order)).toMatchObject([{ held: 2, withdrawn: 0, takable: 2 }]);
  await deliver(order);
  expect((await staff.post("/staff/returns", aReturnOf(order, [[towels, 2]]))).status).toBe(200);
});

it("a product that is removed and added again at the same price keeps its line", async () => {
  const order = await ordered([lavender, 2], [towels, 1]);
  const [line] = await linesOf(order);
  await amended(shop, order, { items: goods([towels, 1]) });
  expect(await linesOf(order)).toMatchObject([{ id: line?.id, held: 0 }, { held: 1 }]);
  expect((await staff.get(`/staff/orders/${order.id}`)).body.data.items).toHaveLength(1);
  const { body } = await amended(shop, order, { items: goods([lavender, 3], [towels, 1]) });
  expect(body.data.items).toHaveLength(2);
  expect(await linesOf(order)).toMatchObject([{ id: line?.id, held: 3 }, { held: 1 }]);
  expect(await brokenBooks(shop)).toEqual({});
});

it("a product that is added again at another price gets a new line", async () => {
  const order = await ordered([lavender, 2], [towels, 1]);
  await amended(shop, order, { items: goods([towels, 1]) });
  await shop.query("update product set price_bani = price_bani + 100 where id = $1", [lavender]);
  await amended(shop, order, { items: goods([lavender, 2], [towels, 1]) });
  await shop.query("update product set price_bani = price_bani - 100 where id = $1", [lavender]);
  expect((await linesOf(order)).map(({ product_id, held }) => [product_id, held])).toEqual([
    [lavender, 0],
    [towels, 1],
    [lavender, 2],
  ]);
});

it("a gift is removed with the goods that qualify for it, and its line is reused when they are added again", async () => {
  const order = await ordered([lavender, 2], [lemon, 1]);
  const gift = (await linesOf(order)).find(({ product_type }) => product_type === "gift");
  expect(gift).toMatchObject({ held: 1 });
  await amended(shop, order, { items: goods([lavender, 2]) });
  await amended(shop, order, { items: goods([lavender, 2], [lemon, 1]) });
  expect((await linesOf(order)).filter(({ product_type }) => product_type === "gift")).toMatchObject([
    { id: gift?.id, held: 1 },
  ]);
});

it("one of two bundles is removed with the pieces that the buyer has withdrawn", async () => {
  const cart = await aBundleCart(shop, { bundle: 1, cart: await aCart(shop, [{ product: towels }]) }, 2);
  const order = await orderOf(shop, (await placeOrder(shop, cart)).body.data.orderData.randomid);
  await withdraw(order, [lavender, 2]);
  const asked = { items: [...goods([towels, 1]), { kind: "bundle", id: 1, quantity: 1 }] };
  expect((await previewed(shop, order, asked)).preview.causes.join()).toContain("se închide");
  await amended(shop, order, asked);
  expect((await linesOf(order)).map(({ held, withdrawn }) => [held, withdrawn])).toEqual([
    [1, 0],
    [2, 0],
    [1, 0],
  ]);
  expect(await brokenBooks(shop)).toEqual({});
});

it("pieces already shipped in a separate parcel are assigned to another line when their own line is removed", async () => {
  const cart = await aBundleCart(shop, { bundle: 1, cart: await aCart(shop, [{ product: lavender }]) }, 1);
  const order = await orderOf(shop, (await placeOrder(shop, cart)).body.data.orderData.randomid);
  await moveTo(shop, order, "confirmed");
  const path = `/staff/orders/${order.id}/parcels`;
  const made = await staff.post(path, {
    items: [{ productid: lavender, quantity: 1 }],
    awb: "AWB1",
    courier: "Sameday",
    version: 0,
  });
  expect(made.status).toBe(200);
  const { parcels, parcels_version: version } = made.body.data;
  expect((await staff.put(`${path}/${parcels[0].id}/state`, { state: "left", version })).status).toBe(200);
  const away = async () => (await linesOf(order)).map(({ held, away: pieces }) => [held, pieces]);
  expect(await away()).toEqual([
    [1, 1],
    [2, 0],
    [1, 0],
  ]);
  expect((await amended(shop, order, { items: [{ kind: "bundle", id: 1, quantity: 1 }] })).status).toBe(200);
  expect(await away()).toEqual([
    [0, 0],
    [2, 1],
    [1, 0],
  ]);
});

it("a line of 10,000 pieces can be withdrawn from, amended, shipped and returned completely", async () => {
  await shop.query(
    "insert into stock_movement (product_id, quantity, reason, actor_kind, at) values ($1, 20000, 'correction', 'staff', now())",
    [lemon],
  );
  // The total exceeds the legal limit for cash.
  const body = anOrderBody({ payment: { paymentid: PAYMENT.transfer } });
  const order = await anOrder(shop, { lines: [{ product: lemon, quantity: 1 }], body });
  const all = await amended(shop, order, { items: goods([lemon, 10_000]) });
  expect(all.status).toBe(200);
  await withdraw(order, [lemon, 1]);
  await amended(shop, order, { items: goods([lemon, 9_999]) });
  await deliver(order);
  await staff.post("/staff/returns", aReturnOf(order, [[lemon, 9_999]]));
  for (const status of ["approved", "on_the_way", "received", "refunded"])
    expect((await staff.put(await returnOf(order), { status })).status).toBe(200);
  expect((await linesOf(order))[0]).toMatchObject({ held: 9_999, returned: 9_999, takable: 0 });
  expect((await staff.get(`/staff/orders/${order.id}`)).body.data.status_code).toBe("returned");
});

it("concurrent withdrawals cannot exceed the line's pieces, and repeated acceptances of a return are recorded once", async () => {
  const order = await ordered([towels, 2]);
  const withdrawals = await Promise.all([withdraw(order, [towels, 1]), withdraw(order, [towels, 2])]);
  expect(withdrawals.map(({ status }) => status).sort()).toEqual([200, 422]);
  const other = await ordered([towels, 2]);
  await deliver(other);
  await staff.post("/staff/returns", aReturnOf(other, [[towels, 1]]));
  const path = await returnOf(other);
  for (const status of ["approved", "on_the_way", "received"]) await staff.put(path, { status });
  await Promise.all([1, 2, 3].map(() => staff.put(path, { status: "refunded" })));
  expect((await movesOf(other)).slice(-2)).toEqual(["withdrawn 1", "returned 1"]);
});

it("the database refuses to delete or replace an order line or its movements", async () => {
  const { id } = await ordered([towels, 2]);
  const [line] = await linesOf({ id });
  const stays = /stays as it is/;
  const movement = (kind: string, quantity: number) =>
    `insert into order_line_movement (line_id, kind, quantity, at) values ($1, '${kind}', ${quantity}, now())`;
  for (const [statement, refusal] of [
    ["delete from order_line where id = $1", stays],
    ["update order_line set unit_price_bani = unit_price_bani + 1 where id = $1", stays],
    ["update order_line set product_id = 1 where id = $1", stays],
    ["update order_line_movement set quantity = 1 where line_id = $1", stays],
    ["delete from order_line_movement where line_id = $1", stays],
    ["update order_line set quantity = quantity - 1 where id = $1", /not what its movements come to/],
    [movement("added", 1), /not what its movements come to/],
    [movement("shipped", 3), /shipped than it has/],
    [movement("came_back", 1), /shipped than it has/],
    [movement("ordered", 1), /order_line_movement_opened/],
    [movement("removed", 0), /quantity_check/],
  ] as const)
    await expect(shop.query(statement, [line?.id])).rejects.toThrow(refusal);
  expect(await linesOf({ id })).toMatchObject([{ held: 2, takable: 2 }]);
});
