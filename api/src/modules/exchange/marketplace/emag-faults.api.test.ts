/** Random histories of sales at eMAG and in the shop, with a faulty network and a faulty eMAG. */
import { type EmagServer, startEmag } from "@curat/stand-ins/emag";
import { afterAll, expect, it } from "vitest";
import { sizeOf } from "../../../../../setup/test-sizes.ts";
import { drawnBy, faultyNetwork } from "../../../testing/faulty-network.ts";
import { seeded } from "../../../testing/seeded.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { anOrder, anOrderBody, PAYMENT_SETTINGS } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { emagClient } from "./emag-client.ts";
import { stepWith } from "./step.service.ts";

const RESERVE = 3;
const STOCK = 40;
const PRODUCTS = [7_101, 7_102];
const FAULTS = [
  "none",
  "none",
  "none",
  "none",
  "slow",
  "rate-limit",
  "never",
  "error",
  "lost",
  "html",
  "half",
  "refused",
] as const;

const shop = await openTestShop({ log: () => undefined });
await shop.api.importShop({
  products: PRODUCTS.map((id) => aProduct({ id, stock: STOCK })),
  settings: { ...PAYMENT_SETTINGS, emag: { isOn: true, reserve: RESERVE } },
});
const started: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(started.map((one) => one.close())));

const SEEDS = Array.from({ length: sizeOf("CURAT_EMAG_SEEDS") }, (_, index) => index + 1);
let nextOffer = 1;

it.each(SEEDS)(
  "seed %i: each eMAG order is imported once, nothing is oversold, and the stock at eMAG ends up correct",
  async (seed) => {
    const random = seeded(seed);
    const pick = (below: number): number => Math.floor(random() * below);
    // Each seed has its own offers and orders, because the shop remembers those of earlier seeds.
    const offers = PRODUCTS.map((id) => ({ id: nextOffer++, part_number: `COD-${id}` }));
    const emag = await startEmag({ offers, firstOrder: seed * 1_000_000 });
    const network = await faultyNetwork(emag.account.url);
    started.push(emag, network);
    await restock();
    const client = emagClient({ ...emag.account, url: network.url }, { isPaced: false, breaker: NO_BREAKER });
    let now = new Date(Date.now() + seed * 30 * 86_400_000);
    const step = () =>
      stepWith({ db: shop.db, config: shop.config, now: () => now, log: () => undefined }, client, {
        isAsked: true,
      });
    await step();

    const sold: number[] = [];
    network.draw = drawnBy(random, 25);
    emag.draw = () => FAULTS[pick(FAULTS.length)] ?? "none";
    for (let round = 0; round < 8; round += 1) {
      now = new Date(now.getTime() + 60_000);
      // A round sells fewer pieces than the reserve, so eMAG never sells pieces that the shop lacks.
      const id = emag.sell({
        pieces: { [offers[pick(2)]?.id ?? 0]: 1 + pick(RESERVE) },
        paymentMode: random() < 0.5 ? 1 : 3,
      });
      if (id !== undefined) sold.push(id);
      const running = step();
      if (random() < 0.3) await buyInShop(PRODUCTS[pick(2)] ?? 0);
      if (id !== undefined && random() < 0.1) emag.setStatus(id, 0);
      await running;
    }
    network.draw = () => undefined;
    emag.draw = () => "none";
    for (let round = 0; round < 2; round += 1) {
      now = new Date(now.getTime() + 25 * 3_600_000);
      await step();
    }
    await expectRight(emag, sold, offers);
  },
  60_000,
);

const NO_BREAKER = { mayAsk: () => true, answered: () => undefined, failed: () => undefined };

async function expectRight(emag: EmagServer, sold: readonly number[], offers: readonly { id: number }[]) {
  const rows = await shop.query<{
    id: number;
    status: number;
    order_id: number | null;
    told: string | null;
    problem: string | null;
  }>(
    "select m.id, m.status, m.order_id, m.told, m.problem from marketplace_order m where id = any($1::bigint[]) order by id",
    [sold],
  );
  const orders = await shop.query<{ typed_key: string }>(
    "select typed_key from orders where typed_key = any($1::text[])",
    [sold.map((id) => `emag:${id}`)],
  );
  const isCancelled = (id: number) => emag.orders.get(id)?.status === 0;
  // A cancelled order may have ended before the shop first read it.
  const expected = sold.filter((id) => !isCancelled(id));
  const placed = rows.filter((row) => row.order_id !== null).map(({ id }) => id);
  expect(placed).toEqual(expect.arrayContaining(expected));
  expect(orders).toHaveLength(placed.length);
  expect(new Set(orders.map((order) => order.typed_key)).size).toBe(orders.length);
  expect(new Set(emag.acknowledged).size).toBe(emag.acknowledged.length);
  expect(expected.filter((id) => emag.orders.get(id)?.status === 1)).toEqual([]);
  expect(rows.filter((row) => row.problem !== null && !isCancelled(row.id))).toEqual([]);
  for (const row of rows.filter(({ id, order_id: order }) => order !== null && isCancelled(id)))
    expect(row.told).toBe("cancelled");
  for (const [index, productId] of PRODUCTS.entries()) {
    const stock = await stockOf(productId);
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(emag.offers.get(offers[index]?.id ?? 0)?.stock[0]?.value).toBe(Math.max(0, stock - RESERVE));
  }
}

async function stockOf(productId: number): Promise<number> {
  return (
    (await shop.query<{ stock: number }>("select stock from product where id = $1", [productId]))[0]?.stock ??
    0
  );
}

/** Resets the products' stock and deletes the offers of earlier seeds. */
async function restock(): Promise<void> {
  await shop.query("delete from marketplace_push");
  await shop.query("delete from marketplace_match");
  await shop.query("delete from marketplace_offer");
  for (const id of PRODUCTS)
    await shop.query(
      "insert into stock_movement (product_id, quantity, reason, actor_kind, at) select id, $2 - stock, 'correction', 'clock', now() from product where id = $1 and stock <> $2",
      [id, STOCK],
    );
}

async function buyInShop(product: number): Promise<void> {
  await anOrder(shop, { lines: [{ product, quantity: 1 }], body: anOrderBody() });
}
