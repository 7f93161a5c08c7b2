/** Compares the cost ledger with an independent calculation after random events. */
import { expect, it } from "vitest";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { transaction } from "../../../db/database.ts";
import { aProduct } from "../../../testing/test-catalogue.ts";
import { brokenCosts } from "../../../testing/test-costs.ts";
import { anOrder, moveTo, openSellingShop, type PlacedOrder } from "../../../testing/test-orders.ts";
import { seeded } from "../../../testing/seeded.ts";
import { costDifferences, receiveGoods, undoReceivedGoods } from "./index.ts";
import { sumMargins } from "./margin-sums.service.ts";

const shop = await openSellingShop();
const actor = { kind: "staff", id: null, name: "Ana" } as const;
const PRODUCTS = [950, 951, 952];
await shop.api.importShop({ products: PRODUCTS.map((id) => aProduct({ id, stock: 40 })) });

let receipts = 0;
/** Value in bani of each receipt line, keyed by line id. */
const received = new Map<number, number>();

async function story(random: () => number, steps: number): Promise<void> {
  const below = (limit: number) => Math.floor(random() * limit);
  const placed: PlacedOrder[] = [];
  const sent: PlacedOrder[] = [];
  const known: number[] = [];
  const some = () => PRODUCTS.filter(() => random() < 0.6);
  const count = (id: number, reason: string, quantity: number) =>
    shop.staff.post(`/staff/products/${id}/stock`, { reason, quantity });
  const actions: (() => Promise<unknown>)[] = [
    async () => {
      const receiptId = (receipts += 1);
      const lines = some().map((productId) => {
        const lineId = receiptId * 10_000 + productId;
        const valueBani = below(9_000);
        received.set(lineId, valueBani);
        return { lineId, productId, pieces: 1 + below(30), valueBani };
      });
      await transaction(shop.db, (tx) =>
        receiveGoods(tx, { receiptId, lines, reference: `NIR ${receiptId}`, actor, at: new Date() }),
      );
      known.push(receiptId);
    },
    async () => {
      const [receiptId] = known.splice(below(known.length), 1);
      if (receiptId !== undefined)
        await transaction(shop.db, (tx) =>
          undoReceivedGoods(tx, { receiptId, reference: `NIR ${receiptId}`, actor, at: new Date() }),
        );
    },
    async () => {
      const lines = some().map((product) => ({ product, quantity: 1 + below(3) }));
      if (lines.length > 0)
        placed.push(await anOrder(shop, { lines }).catch(() => ({ id: 0, randomId: "", number: "" })));
    },
    async () => {
      const [order] = placed.splice(below(placed.length), 1);
      if (!order || order.id === 0) return;
      if (random() < 0.2) return moveTo(shop, order, "cancelled");
      await moveTo(shop, order, "confirmed", "preparing", "shipped");
      sent.push(order);
    },
    async () => {
      const [order] = sent.splice(below(sent.length), 1);
      if (!order) return;
      if (random() < 0.5) return moveTo(shop, order, "refused");
      await moveTo(shop, order, "delivered");
    },
    () => count(PRODUCTS[below(3)] ?? 0, "correction", below(9) - 6),
    () => count(PRODUCTS[below(3)] ?? 0, random() < 0.5 ? "return" : "delivery", 1 + below(4)),
  ];
  const act = () => actions[below(actions.length)]?.();
  for (let step = 0; step < steps; step += 1) await Promise.all([act(), act()]);
}

interface Entry {
  product_id: number;
  kind: string;
  pieces: number;
  value_bani: number;
  line_id: number | null;
  receipt_line_id: number | null;
  unit_bani: number | null;
  pieces_after: number;
  value_after: number;
}

/** Replays one product's ledger and calculates each value independently. */
function reckon(entries: readonly Entry[]): void {
  let [pieces, value, unit] = [0, 0, 0];
  const lines = new Map<number, { pieces: number; value: number }>();
  for (const entry of entries) {
    const { kind, pieces: moved, line_id: line, receipt_line_id: receipt } = entry;
    const average = pieces > 0 ? value / pieces : unit;
    const own = (line !== null && lines.get(line)) || { pieces: 0, value: 0 };
    let expected = moved + pieces === 0 ? -value : average * moved;
    if (kind === "opening") expected = moved * Number(entry.unit_bani);
    if (kind === "receipt" && receipt !== null) expected = received.get(receipt) ?? Number.NaN;
    if (kind === "receipt_undone" && receipt !== null) expected = -(received.get(receipt) ?? Number.NaN);
    if (kind === "returned" && line !== null) expected = (own.value * moved) / own.pieces;
    // A correction without pieces precedes the undo of a receipt; its value is not recomputed.
    if (kind === "correction" && moved === 0) expected = entry.value_bani;
    expect(Math.abs(entry.value_bani - expected)).toBeLessThanOrEqual(0.5001);
    if (line !== null) lines.set(line, { pieces: own.pieces - moved, value: own.value - entry.value_bani });
    pieces += moved;
    value += entry.value_bani;
    unit = pieces > 0 ? value / pieces : kind === "opening" ? Number(entry.unit_bani) : unit;
    expect([entry.pieces_after, entry.value_after]).toEqual([pieces, value]);
    expect(pieces > 0 ? value >= 0 : value === 0).toBe(true);
  }
}

it("after random events the cost ledger equals an independent calculation, the pieces and the stock value", async () => {
  const random = seeded(41);
  await story(random, 70);
  const all = await shop.query<Entry>("select * from cost_entry order by id");
  for (const id of PRODUCTS) reckon(all.filter(({ product_id }) => product_id === id));
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(["opening", "receipt", "receipt_undone", "dispatch", "returned", "correction"]),
  );
  expect(all.some(({ kind, line_id }) => kind === "returned" && line_id !== null)).toBe(true);
  expect(await brokenCosts(shop)).toEqual([]);
  // No order line has more pieces in the cost ledger than have shipped.
  expect(
    await shop.query(
      `select line_id from order_line_state s join cost_entry e using (line_id) where e.actor_kind is null
       group by line_id, s.away having -sum(e.pieces) > s.away`,
    ),
  ).toEqual([]);
  const day = romanianDay(new Date());
  for (const [from, to] of [
    ["2020-01-01", "2099-12-31"],
    [day, day],
    ["2020-01-01", "2020-12-31"],
  ]) {
    const { body } = await shop.staff.get(`/staff/books/stock-value?from=${from}&to=${to}`);
    for (const row of [...body.data.rows, body.data.totals])
      expect(row.opening + row.receipts - row.sold + row.returned + row.corrected).toBeCloseTo(
        row.closing,
        4,
      );
    const sum = body.data.rows.reduce(
      (bani: number, row: { closing: number }) => bani + Math.round(row.closing * 100),
      0,
    );
    expect(sum).toBe(Math.round(body.data.totals.closing * 100));
  }
  const [stored] = await shop.query<{ bani: string }>("select sum(value_bani) as bani from product_cost");
  const { body } = await shop.staff.get(`/staff/books/stock-value?from=${day}&to=${day}`);
  expect(Math.round(body.data.totals.closing * 100)).toBe(Number(stored?.bani));
});

it.each([
  [
    "a stock correction",
    "stock_movement disable trigger stock_movement_costs",
    (id: number) => shop.staff.post(`/staff/products/${id}/stock`, { reason: "correction", quantity: 1 }),
  ],
  [
    "a dispatch",
    "order_line_movement disable trigger order_line_movement_costs",
    async (id: number) =>
      moveTo(shop, await anOrder(shop, { lines: [{ product: id }] }), "confirmed", "preparing", "shipped"),
  ],
  [
    "a receipt",
    "cost_entry disable trigger cost_entry_adds",
    (id: number) =>
      shop.query(
        `with moved as (insert into stock_movement (product_id, quantity, reason, actor_kind, receipt_line_id, at) values ($1, 2, 'delivery', 'staff', 1, now()) returning id)
         insert into cost_entry (product_id, kind, pieces, value_bani, receipt_id, receipt_line_id, at) select $1, 'receipt', 2, 5, 1, 1, now() from moved`,
        [id],
      ),
  ],
])("the check finds %s that posts no cost", async (_, fault, act) => {
  const id = 960 + Math.floor(Math.random() * 1_000_000);
  await shop.api.importShop({ products: [aProduct({ id, stock: 5 })] });
  await shop.staff.post(`/staff/products/${id}/cost`, { unit_cost: 3 });
  const before = await costDifferences(shop.db);
  await shop.query(`alter table ${fault}`);
  await act(id).finally(() => shop.query(`alter table ${fault.replace("disable", "enable")}`));
  const after = await costDifferences(shop.db);
  expect(after.count).toBe(before.count + 1);
  expect(after.products.some(({ pieces }) => pieces !== 0)).toBe(true);
});

/** Moves each order line's entries back by up to 100 days. Returned pieces came back up to 14 days after leaving. */
async function spreadOverDays(lines = "true"): Promise<void> {
  const back = (cameBack: string) =>
    `(20 + line_id * 7 % 80 - case when ${cameBack} then line_id % 15 else 0 end) * interval '1 day'`;
  await shop.query(`
    alter table order_line_movement disable trigger user;
    alter table cost_entry disable trigger user;
    update order_line_movement set at = at - ${back("kind <> 'shipped'")} where kind in ('shipped', 'came_back') and ${lines};
    update cost_entry set at = at - ${back("kind <> 'dispatch'")} where line_id is not null and actor_kind is null and ${lines};
    alter table order_line_movement enable trigger user;
    alter table cost_entry enable trigger user`);
}

interface LineDay {
  line: number;
  day: string;
  quantity: number;
  net: number;
  pieces: number;
  shipped: number;
  dispatched: number;
  cost: number;
}

/** Sums the margin of a period line by line, from all days of each line up to the last one. */
function reckonMargin(days: readonly LineDay[], { from, to }: { from: string; to: string }) {
  const sums = { net: 0, cost: 0, unknown: 0 };
  for (const own of Map.groupBy(days, ({ line }) => line).values()) {
    let [pieces, shipped, dispatched] = [0, 0, 0];
    for (const at of own.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
      const netOf = (moved: number) => Math.round((at.net * moved) / at.quantity);
      const net = netOf(pieces + at.pieces) - netOf(pieces);
      pieces += at.pieces;
      shipped += at.shipped;
      dispatched += at.dispatched;
      if (at.day < from || at.day > to) continue;
      const isKnown = shipped === dispatched;
      sums.net += isKnown ? net : 0;
      sums.cost += isKnown ? at.cost : 0;
      sums.unknown += isKnown ? 0 : net;
    }
  }
  return sums;
}

it("margins of any period equal an independent calculation, before and after their days are summed", async () => {
  await story(seeded(43), 15);
  await spreadOverDays();
  const today = romanianDay(new Date());
  const check = async () => {
    const days = await shop.query<LineDay>(`
      select n.line_id as line, x.day::text, n.quantity, n.net_bani as net, sum(x.pieces)::integer as pieces,
        sum(x.shipped)::integer as shipped, sum(x.dispatched)::integer as dispatched, sum(x.cost)::integer as cost
      from order_line_net n join (
        select line_id, (at at time zone 'Europe/Bucharest')::date as day, 0 as cost, 0 as dispatched,
          case kind when 'shipped' then quantity else -quantity end as pieces, case kind when 'shipped' then quantity else 0 end as shipped
        from order_line_movement where kind in ('shipped', 'came_back', 'returned', 'given_back')
        union all
        select line_id, (at at time zone 'Europe/Bucharest')::date, -value_bani,
          case kind when 'dispatch' then -pieces else 0 end, 0, 0 from cost_entry where line_id is not null
      ) x on x.line_id = n.line_id where n.product_id is not null group by 1, 2, 3, 4`);
    for (const [from, to] of [
      [plusDays(today, -130), today],
      [plusDays(today, -90), plusDays(today, -10)],
      [plusDays(today, -61), plusDays(today, -61)],
      [today, today],
    ] as const) {
      const { body } = await shop.staff.get(`/staff/figures/margin?from=${from}&to=${to}`);
      const expected = reckonMargin(days, { from, to });
      const bani = (lei: number | null) => Math.round((lei ?? 0) * 100);
      const { net, cost, unknown } = body.data.now;
      expect({ net: bani(net), cost: bani(cost), unknown: bani(unknown) }).toEqual(expected);
      for (const group of ["products", "brands", "categories", "customers"]) {
        const sum = body.data[group].reduce((all: number, row: { net: number }) => all + bani(row.net), 0);
        expect([group, sum]).toEqual([group, expected.net]);
      }
    }
    return days.length;
  };
  expect(await check()).toBeGreaterThan(5);
  await sumMargins({ db: shop.db, now: () => new Date() });
  await check();
  // These entries arrive after their days were summed.
  await spreadOverDays("line_id % 3 = 0");
  await sumMargins({ db: shop.db, now: () => new Date() });
  await check();
  expect(await shop.query("select from margin_sum where step = 'month' limit 1")).toHaveLength(1);
});
