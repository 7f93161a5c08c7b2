import { expect, test } from "@playwright/test";
import { seeded } from "../../api/src/testing/seeded.ts";
import { Buyer } from "./buyer.ts";
import { testChanges } from "./changes.ts";
import { INVARIANTS } from "../../server/src/testing/invariants.ts";
import { BUYERS_SHOP_PORT } from "../addresses.ts";
import { sizeOf } from "../../setup/test-sizes.ts";
import { HOOK_MS } from "../own-shop.ts";
import { aCart, leave, openSale, order, orderUntilSure } from "./last-pieces.ts";
import { compareRates } from "./under-visitors.ts";
import { startVisitors } from "./visitors.ts";
import { scarceGoods } from "./scarce-goods.ts";
import { type ShopUnderFire, startShopUnderFire, VICTIMS } from "./shop-under-fire.ts";

const BUYERS = sizeOf("CURAT_BUYERS");
const PIECES = 10;
const VISITORS = sizeOf("CURAT_VISITORS");
const SHOPPERS = 8;
const OPERATIONS = sizeOf("CURAT_OPERATIONS");
const SEED = 20_261_121;
/** Six kills cover each kind in VICTIMS; more take minutes. */
const KILLS = sizeOf("CURAT_KILLS");

// All tests use one shop, whose processes the last test kills.
test.describe.configure({ mode: "default" });

let shop: ShopUnderFire;
test.beforeAll(async () => {
  test.setTimeout(HOOK_MS);
  shop = await startShopUnderFire(BUYERS_SHOP_PORT, { ownsDatabase: true });
});
test.afterAll(() => shop?.stop());

// These tests need the same kind of shop, which takes as long to start as they take to run.
test.describe("changes in the back office", () => testChanges(() => shop));

test(`of ${BUYERS} concurrent buyers ${PIECES} get the last ${PIECES} pieces, even with repeated requests`, async () => {
  const sale = await openSale(shop);
  test.setTimeout(60_000 + BUYERS * 600);
  await leave(sale, PIECES);
  const carts = await Promise.all(Array.from({ length: BUYERS }, (_, index) => aCart(sale, `om-${index}`)));
  const answers = await Promise.all(carts.map((cart, index) => orderUntilSure(sale, cart, `om-${index}`)));
  const sold = answers.filter(({ status }) => status === 200);
  const reported = answers.filter(({ status }) => status === 422);
  expect([sold.length, reported.length]).toEqual([PIECES, BUYERS - PIECES]);
  expect(new Set(sold.map(({ body }) => body.data.orderData.randomid)).size).toBe(PIECES);
  expect(new Set(reported.flatMap(({ body }) => Object.values(body.errors).flat()))).toEqual(
    new Set(["Produsul nu mai este în stoc."]),
  );
  const [stock] = await shop.query("select stock from product where id = $1", [sale.product]);
  expect(stock).toEqual({ stock: 0 });
  for (const [claim, query] of Object.entries(INVARIANTS))
    expect.soft(await shop.query(query), claim).toEqual([]);
});

test("an order sent five times at once results in one order and five equal responses", async () => {
  const sale = await openSale(shop);
  await leave(sale, 40);
  const cart = await aCart(sale, "cinci");
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(sale, cart, "cinci")));
  expect(answers[0]?.status).toBe(200);
  expect(answers).toEqual(Array(5).fill(answers[0]));
  const [stock] = await shop.query("select stock from product where id = $1", [sale.product]);
  expect(stock).toEqual({ stock: 39 });
});

test(`three buyers get at least half of their order rate while ${VISITORS} visitors send concurrent requests`, async () => {
  const sale = await openSale(shop);
  // Also restocks gifts that are added with the product.
  await shop.query(
    `insert into stock_movement (product_id, quantity, reason, actor_kind, at)
     select id, 100000 - stock, 'correction', 'staff', now() from product where stock <> 100000 order by id`,
  );
  shop.reindex();
  const rows = await shop.query<{ path: string }>(
    "select path from route_facts where kind in ('product', 'category') order by path limit 100",
  );
  const visitors = startVisitors({
    origin: shop.origin,
    size: VISITORS,
    paths: rows.map(({ path }) => path),
  });
  try {
    const { ratio, slowMs } = await compareRates(sale, visitors, 0.5);
    expect(ratio).toBeGreaterThanOrEqual(0.5);
    expect(slowMs).toBeLessThan(3_000);
    const { answers, withoutRetry } = await visitors.rest();
    expect(Object.keys(answers).filter((status) => !["200", "302", "503"].includes(status))).toEqual([]);
    expect(answers["503"]).toBeGreaterThan(0);
    expect(withoutRetry).toBe(0);
  } finally {
    visitors.leave();
  }
});

test(`orders, payments, vouchers, stock and invoices add up after ${OPERATIONS} operations and ${KILLS} killed processes`, async () => {
  test.setTimeout(300_000 + KILLS * 160_000);
  const goods = await scarceGoods(shop);
  const random = seeded(SEED);
  const buyers = Array.from({ length: SHOPPERS }, (_, index) => new Buyer(`buyer${index}`, goods, random));
  let left = OPERATIONS;
  const killing = new AbortController();
  const shopping = buyers.map(async (buyer) => {
    while (left > 0 || !killing.signal.aborted) {
      left -= 1;
      const before = buyer.lost;
      await buyer.act();
      if (buyer.lost > before) await shop.whenUp();
    }
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    // The shop must be under load again before the next kill.
    const busy = left - Math.floor(OPERATIONS / (KILLS + 1));
    await expect.poll(() => left <= busy, { timeout: 150_000 }).toBe(true);
    await shop.kill(VICTIMS[kill % VICTIMS.length] ?? "web");
  }
  killing.abort();
  await Promise.all(shopping);
  expect(buyers.flatMap((buyer) => buyer.faults)).toEqual([]);

  // A failed job waits seconds for its retry, and hundreds of emails may be queued.
  await expect.poll(waitingJobs, { timeout: 200_000 }).toEqual([]);
  for (const [claim, query] of Object.entries(INVARIANTS))
    expect.soft(await shop.query(query), claim).toEqual([]);

  const acknowledged = buyers.flatMap((buyer) => buyer.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(OPERATIONS / 16);
  // Each kind of event must have happened; otherwise the run would prove nothing.
  const [happened] = await shop.query<Record<string, number>>(HAPPENED);
  for (const [what, count] of Object.entries(happened ?? {})) expect.soft(count, what).toBeGreaterThan(0);
  const current = await shop.query<{ random_id: string; number: string }>(
    "select random_id, number from orders",
  );
  const numbers = new Map(current.map((row) => [row.random_id, row.number]));
  expect(acknowledged.filter((order) => numbers.get(order.randomId) !== order.number)).toEqual([]);

  expect(shop.reindex()).toContain(" 0 repaired.");
});

const HAPPENED = `select
  (select count(*)::int from orders where body_hash <> '' and status = 'cancelled') as cancelled,
  (select count(*)::int from order_event e join orders o on o.id = e.order_id where o.body_hash <> '' and e.status = 'shipped') as shipped,
  (select count(*)::int from payment where state = 'paid') as paid,
  (select count(*)::int from invoice where kind = 'invoice') as invoiced,
  (select count(*)::int from voucher_use) as discounted,
  (select count(*)::int from order_line where bundle_id = 900) as bundled`;

function waitingJobs(): Promise<object[]> {
  return shop.query(
    "select task_identifier, key, attempts, last_error, locked_by, locked_at, run_at, now() from graphile_worker.jobs order by id limit 5",
  );
}
