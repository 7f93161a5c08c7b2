import { beforeAll, expect, it } from "vitest";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { aCart, anOrder, anOrderBody, moveTo } from "../../../testing/test-orders.ts";
import { daysBefore } from "../../../testing/test-days.ts";
import { saleDifferences, sumSales } from "../../selling/orders/index.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { aPerson } from "../../../testing/test-staff.ts";

const shop = await openTestShop();
const get = (path: string) => shop.staff.get(`/staff/figures/${path}`);
const placedAt = (order: { id: number }, at: string) =>
  shop.query("update orders set placed_at = $2 where id = $1", [order.id, at]);

// Each order totals 62.97 lei: two pieces plus delivery.
beforeAll(async () => {
  const two = { lines: [{ product: PRODUCT.lavender, quantity: 2 }] };
  // The last minute of 9 March in Romania, and the first of 10 March.
  await placedAt(await anOrder(shop, two), "2026-03-09T21:59:00Z");
  await placedAt(await anOrder(shop, two), "2026-03-09T22:00:00Z");
  await placedAt(await anOrder(shop, two), "2026-03-12T08:00:00Z");
  const cancelled = await anOrder(shop, two);
  await placedAt(cancelled, "2026-03-11T08:00:00Z");
  await moveTo(shop, cancelled, "cancelled");
});

it("sales figures count Romanian days, exclude cancelled orders and include the preceding period", async () => {
  const { status, body } = await get("sales?from=2026-03-10&to=2026-03-12");
  expect(status).toBe(200);
  const one = { orders: 1, sales: 62.97, net: 52.04, basket: 62.97 };
  const none = { orders: 0, sales: 0, net: 0, basket: 0 };
  expect(body.data.now).toMatchObject({ orders: 2, sales: 125.94, net: 104.08, basket: 62.97 });
  expect(body.data.is_until_now).toBe(false);
  expect(body.data.now.steps).toEqual([
    { start: "2026-03-10", ...one },
    { start: "2026-03-11", ...none },
    { start: "2026-03-12", ...one },
  ]);
  expect(body.data.before).toEqual({
    from: "2026-03-07",
    to: "2026-03-09",
    ...one,
    steps: [
      { start: "2026-03-07", ...none },
      { start: "2026-03-08", ...none },
      { start: "2026-03-09", ...one },
    ],
  });
});

it("sales figures of today compare with the same hours of the day before", async () => {
  const earlier = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
  const later = await anOrder(shop, { lines: [{ product: PRODUCT.lavender }] });
  await shop.query(`update orders set placed_at = ${daysBefore("now()", 1)} where id = $1`, [earlier.id]);
  // In the last minute of the day both orders are before the same time of day.
  await shop.query(
    `update orders set placed_at = date_trunc('day', now() at time zone 'Europe/Bucharest') at time zone 'Europe/Bucharest'
       - interval '1 millisecond' where id = $1`,
    [later.id],
  );
  const today = romanianDay(new Date());
  const { body } = await get(`sales?from=${today}&to=${today}`);
  expect(body.data).toMatchObject({ is_until_now: true, before: { orders: 1 } });
  const yesterday = body.data.before.from;
  expect((await get(`sales?from=${yesterday}&to=${yesterday}`)).body.data).toMatchObject({
    is_until_now: false,
    now: { orders: 2 },
  });
});

it("sales figures are grouped by week and by month", async () => {
  const weeks = (await get("sales?from=2026-03-09&to=2026-03-15&by=week")).body.data.now;
  expect(weeks.steps).toEqual([
    { start: "2026-03-09", orders: 3, sales: 188.91, net: 156.12, basket: 62.97 },
  ]);
  const months = (await get("sales?from=2026-03-01&to=2026-04-30&by=month")).body.data.now;
  expect(months.steps.map(({ start, orders }: { start: string; orders: number }) => [start, orders])).toEqual(
    [
      ["2026-03-01", 3],
      ["2026-04-01", 0],
    ],
  );
});

it("sales figures list best sellers, categories, payment and delivery methods, channels and types of buyers", async () => {
  const { body } = await get("shares?from=2026-03-09&to=2026-03-12");
  expect(body.data.products).toMatchObject([{ id: PRODUCT.lavender, pieces: 6 }]);
  expect(body.data.categories).toMatchObject([{ pieces: 6, sales: body.data.products[0].sales }]);
  expect(body.data.payments).toMatchObject([{ orders: 3, sales: 188.91 }]);
  expect(body.data.deliveries).toMatchObject([{ orders: 3, sales: 188.91 }]);
  expect(body.data.channels).toEqual([{ name: "guest", orders: 3, sales: 188.91 }]);
  expect(body.data.buyers).toEqual([{ name: "pf", orders: 3, sales: 188.91 }]);
  const empty = { products: [], categories: [], payments: [], deliveries: [], channels: [], buyers: [] };
  expect((await get("shares?from=2020-03-09&to=2020-03-12")).body.data).toEqual(empty);
});

it.each([
  ["from=2026-03-10&to=2026-03-09", "to", "Data de sfârșit nu poate fi înaintea celei de început."],
  ["from=2020-03-10&to=2026-03-09", "to", "Perioada poate avea cel mult doi ani."],
  ["from=ieri&to=2026-03-09", "from", "Câmpul De la nu este valid."],
])("sales figures refuse the period %s", async (query, field, message) => {
  const { status, body } = await get(`sales?${query}`);
  expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
});

it("buyer figures list the best buyers, and the preceding period's best buyers who have bought nothing since", async () => {
  const buy = async (email: string, at: string, quantity: number) =>
    placedAt(
      await anOrder(shop, {
        body: anOrderBody({ customer: { email } }),
        lines: [{ product: PRODUCT.lavender, quantity }],
      }),
      at,
    );
  await buy("des@curat.ro", "2025-02-20T08:00:00Z", 1);
  await buy("des@curat.ro", "2025-03-10T08:00:00Z", 3);
  await buy("Des@curat.ro", "2025-03-11T08:00:00Z", 2);
  await buy("rar@curat.ro", "2025-03-12T08:00:00Z", 1);
  await buy("plecat@curat.ro", "2025-02-21T08:00:00Z", 4);
  await shop.query(
    "update orders set email = '', phone = '+40740123987' where lower(email) = 'des@curat.ro'",
  );
  const { best, stopped } = (await get("buyers?from=2025-03-01&to=2025-03-31")).body.data;
  expect(best).toMatchObject([
    { customer_id: null, orders: 2, orders_before: 1, last_order_at: "2025-03-11T08:00:00.000Z" },
    { orders: 1, orders_before: 0, sales_before: 0 },
  ]);
  expect(best[0].sales).toBeGreaterThan(best[1].sales);
  expect(stopped).toMatchObject([
    { orders: 0, sales: 0, orders_before: 1, last_order_at: "2025-02-21T08:00:00.000Z" },
  ]);
  const clerk = await aPerson(shop, { permissions: ["figures:view"] });
  expect((await clerk.get("/staff/figures/buyers?from=2025-03-01&to=2025-03-31")).status).toBe(403);
});

it("cart figures of a period count ordered carts and those abandoned for a day, with their products", async () => {
  const today = romanianDay(new Date());
  const period = `carts?from=${today}&to=${today}`;
  const before = (await get(period)).body.data;
  const one = [{ product: PRODUCT.lavender, quantity: 1 }];
  const [idle, recent, old] = [await aCart(shop, one), await aCart(shop, one), await aCart(shop, one)];
  expect(recent).not.toBe(idle);
  await shop.query("update cart set touched_at = now() - interval '25 hours' where token = $1", [idle]);
  await shop.query("update cart set created_at = '2024-03-09T12:00:00Z' where token = $1", [old]);
  const { filled, ordered, abandoned, abandoned_value, products } = (await get(period)).body.data;
  expect([filled, ordered, abandoned]).toEqual([before.filled + 2, before.ordered, before.abandoned + 1]);
  expect(before.ordered).toBeGreaterThan(0);
  expect(products).toMatchObject([{ id: PRODUCT.lavender, pieces: 1, sales: abandoned_value }]);
  expect((await get("carts?from=2024-03-09&to=2024-03-09")).body.data.filled).toBe(1);
});

it("all figures equal those of the unsummed orders while generated orders change between nights", async () => {
  const day = (n: number) => `2026-0${5 + (n % 3)}-${String(1 + ((n * 11) % 28)).padStart(2, "0")}T10:00:00Z`;
  const orders = [];
  for (let n = 0; n < 10; n += 1) {
    const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 1 + (n % 4) }] });
    await placedAt(order, day(n));
    orders.push(order);
  }
  const figures = async () => {
    const paths = [
      "sales?from=2026-05-10&to=2026-08-05&by=month",
      "sales?from=2026-06-01&to=2026-06-30&by=day",
      "shares?from=2026-05-01&to=2026-07-31",
      "shares?from=2026-05-20&to=2026-06-10",
    ];
    const found = [];
    for (const path of paths) found.push((await get(path)).body.data);
    return found;
  };
  const changes = [
    "status = 'cancelled'",
    "delivery_bani = delivery_bani + 500, total_bani = total_bani + 500",
    "vat_bani = vat_bani + 100",
    "payment_name = 'Altă plată'",
    "delivery_name = 'Altă livrare'",
    "placed_at = placed_at + interval '40 days'",
    "placed_by = 'Ana'",
    "order_type = 'emag'",
  ];
  for (const [n, change] of changes.entries()) {
    if (n % 3 === 1) await sumSales({ db: shop.db, now: () => new Date() });
    await shop.query(`update orders set ${change} where id = $1`, [orders[n]?.id]);
    const summed = await figures();
    const days = await shop.query<{ day: string }>("delete from sale_day returning day::text");
    expect({ change, figures: summed }).toEqual({ change, figures: await figures() });
    await shop.query("insert into sale_day select unnest($1::date[])", [days.map(({ day }) => day)]);
    expect(await saleDifferences(shop.db)).toEqual([]);
  }
});

it("best sellers stay equal to the orders while days are summed and their orders change", async () => {
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.towels, quantity: 3 }] });
  await placedAt(order, "2026-03-10T10:00:00Z");
  const piecesOf = async (period: string): Promise<number | undefined> =>
    (await get(`shares?${period}`)).body.data.products.find(({ id }: { id: number }) => id === PRODUCT.towels)
      ?.pieces;
  const sum = () => sumSales({ db: shop.db, now: () => new Date() });
  const [day, months] = ["from=2026-03-10&to=2026-03-10", "from=2026-02-20&to=2026-04-30"];
  const both = async () => [await piecesOf(day), await piecesOf(months)];
  const before = await both();
  expect(before).toEqual([3, 3]);
  const stored = () =>
    shop.query<{ step: string; pieces: number }>(
      "select step, sum(pieces)::integer as pieces from sale_sum where product_id = $1 and starts_on between '2026-03-01' and '2026-03-31' group by 1 order by 1",
      [PRODUCT.towels],
    );
  await sum();
  expect(await stored()).toEqual([
    { step: "day", pieces: 3 },
    { step: "month", pieces: 3 },
  ]);
  expect(await both()).toEqual(before);
  expect(await saleDifferences(shop.db)).toEqual([]);
  await shop.query("update order_line set discount_bani = discount_bani + 100 where order_id = $1", [
    order.id,
  ]);
  expect(await shop.query("select distinct day::text from sale_change")).toEqual([{ day: "2026-03-10" }]);
  expect(await both()).toEqual(before);
  await moveTo(shop, order, "cancelled");
  expect(await both()).toEqual([undefined, undefined]);
  await sum();
  expect(await stored()).toEqual([]);
  expect(await both()).toEqual([undefined, undefined]);
  expect(await saleDifferences(shop.db)).toEqual([]);
  await shop.query("update sale_sum set pieces = pieces + 1 where step = 'day' and starts_on = '2026-03-12'");
  expect(await saleDifferences(shop.db)).toEqual(["2026-03-12"]);
});
