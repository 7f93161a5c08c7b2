/** Compares the office's queries with the cheapest query of the same kind. */
import { PERMISSIONS } from "@curat/contract/staff/permissions.values";
import type { FigureStep } from "@curat/contract/staff/figures.values";
import type pg from "pg";
import type { Db } from "../../../api/src/db/database.ts";
import { listChanges } from "../../../api/src/modules/platform/changes/changes.store.ts";
import type { Period } from "../../../api/src/calendar/period.ts";
import { beginnings, periodBefore } from "../../../api/src/modules/backoffice/figures/figures.rules.ts";
import {
  cartOutcomes,
  salesByBuyer,
  salesByChannel,
} from "../../../api/src/modules/backoffice/figures/buyers.store.ts";
import { sumOwed } from "../../../api/src/modules/money/receivables/receivables.store.ts";
import {
  marginBy,
  sumExpectedMargin,
  sumMargin,
} from "../../../api/src/modules/purchasing/costs/margin-figures.store.ts";
import { sumStockValue } from "../../../api/src/modules/purchasing/costs/margins.store.ts";
import {
  bestSold,
  salesByMethods,
  salesFrom,
} from "../../../api/src/modules/backoffice/figures/figures.store.ts";
import {
  listOrderRows,
  type OrderFilter,
} from "../../../api/src/modules/selling/orders/staff/staff-orders.store.ts";
import { findCompanyByCui, listCompanies } from "../../../api/src/modules/selling/customers/index.ts";
import { findOrderByCode } from "../../../api/src/modules/fulfilment/packing/packing.store.ts";
import { findEverywhere } from "../../../api/src/modules/backoffice/staff-search/staff-search.service.ts";
import { loadToday } from "../../../api/src/modules/backoffice/dashboard/dashboard.service.ts";
import { goodsQuestions, type Question } from "./goods-queries.ts";
import { ms, spreadOf, table, timeRounds } from "../search/timing.ts";

const ROUNDS = 12;
const TARGET_MS = 50;
const BUDGET_MS = 10_000;

const EVERY: OrderFilter = {
  status: undefined,
  stage: undefined,
  paymentState: undefined,
  text: undefined,
  from: undefined,
  to: undefined,
  sort: "-number",
};
const FIRST = { page: 1, perPage: 20 };
type ListedCompanies = Parameters<typeof listCompanies>[1];
const EVERY_COMPANY: ListedCompanies = { text: undefined, hasOrders: undefined, sort: "-last_order" };

/** Prints the time of each query, and whether the slowest one meets the target. */
export async function measureQueries(db: Db, pool: pg.Pool): Promise<void> {
  const reference = () =>
    pool.query("select * from orders where id <= (select max(id) from orders) order by id desc limit 20");
  const questions = await questionsOf(db, pool);
  const rows: [string, number, number][] = [];
  for (const [name, runQuery] of [["reference: last 20 by key", reference] as const, ...questions]) {
    // Do not repeat a query that hit the shop's statement timeout.
    const [first = 0] = await timeRounds(1, Infinity, runQuery);
    const { p50, p95 } = spreadOf(
      first === Infinity ? [first] : await timeRounds(ROUNDS, BUDGET_MS, runQuery),
    );
    rows.push([name, p50, p95]);
  }
  const base = rows[0]?.[1] ?? Number.NaN;
  const shown = rows.map(([name, p50, p95]) => [name, ms(p50), ms(p95), `${(p50 / base).toFixed(1)}x`]);
  console.log(`\n${table([["in the database, ms", "p50", "p95", "reference"], ...shown])}`);
  // Leaves out the best sellers of a year, which require summing all its order lines.
  const requested = rows.filter(([name]) => !name.includes("best sellers of a year"));
  const [slowest, time] = requested.toSorted((a, b) => b[1] - a[1])[0] ?? ["", 0];
  console.log(`slowest: ${slowest}, ${ms(time)} ms (target ${TARGET_MS})`);
}

async function questionsOf(db: Db, pool: pg.Pool): Promise<Question[]> {
  const { rows } = await pool.query<{ number: string; awb: string; email: string; middle: number }>(
    `select o.number::text, w.awb, o.email, o.id as middle from orders o join order_waybill w on w.order_id = o.id
     order by o.placed_at offset (select count(*) / 3 from orders) limit 1`,
  );
  const one = rows[0];
  if (!one) throw new Error("The shop has no orders.");
  const { rows: lines } = await pool.query<{ code: string }>(
    "select lower(code) as code from order_line where code <> '' group by 1 order by count(*) desc limit 1",
  );
  const box = (name: string, text: string) =>
    [`the box: ${name}`, () => findEverywhere(db, { permissions: PERMISSIONS }, { text, limit: 6 })] as const;
  const list = (
    name: string,
    filter: Partial<OrderFilter>,
    paging: Parameters<typeof listOrderRows>[2] = FIRST,
  ) => [`orders: ${name}`, () => listOrderRows(db, { ...EVERY, ...filter }, paging)] as const;
  const companies = (name: string, filter: Partial<ListedCompanies>, page = 1) =>
    [
      `companies: ${name}`,
      () => listCompanies(db, { ...EVERY_COMPANY, ...filter }, { ...FIRST, page }),
    ] as const;
  const lastYear = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
  const salesOf = (days: number, by: FigureStep) => {
    const now = lastDays(days);
    const before = periodBefore(now);
    const starts = [...beginnings(before, by), ...beginnings(now, by)];
    return salesFrom(db, { days: starts, to: now.to, cut: undefined });
  };
  return [
    list("all", {}),
    ["an order by AWB, while packing", () => findOrderByCode(db, one.awb)],
    ["an order by number, while packing", () => findOrderByCode(db, one.number)],
    list("oldest first", { sort: "number" }),
    list("most expensive first", { sort: "-total" }),
    list("cheapest first", { sort: "total" }),
    list("page 500", {}, { page: 500, perPage: 20 }),
    list("page 10,000", {}, { page: 10_000, perPage: 20 }),
    list("200 after the middle order (CSV)", {}, { page: 1, perPage: 200, after: one.middle }),
    list("new", { status: "new" }),
    list("to pack", { stage: "to_pack" }),
    list("to hand over", { stage: "to_hand_over" }),
    list("with a problem", { stage: "problems" }),
    list("completed", { status: "completed" }),
    list("completed, most expensive first", { status: "completed", sort: "-total" }),
    list("cancelled, cheapest first", { status: "cancelled", sort: "total" }),
    list("refund due", { paymentState: "refund_due" }),
    list("refund due, most expensive first", { paymentState: "refund_due", sort: "-total" }),
    list("paid", { paymentState: "paid" }),
    list("refused and paid: none", { status: "refused", paymentState: "paid" }),
    list("completed and refunded: none", { status: "completed", paymentState: "refunded" }),
    list("of one day", { from: lastYear, to: lastYear }),
    list("until a year ago", { to: lastYear }),
    list("until a year ago, most expensive first", { to: lastYear, sort: "-total" }),
    list("of one day, most expensive first", { from: lastYear, to: lastYear, sort: "-total" }),
    list("cancelled, until a year ago", { status: "cancelled", to: lastYear }),
    list("by number", { text: one.number }),
    list("by AWB", { text: one.awb }),
    list("by e-mail", { text: one.email }),
    list("by part of phone", { text: "0740 12" }),
    list("by a frequent name", { text: "popescu" }),
    list("by two names", { text: "ana popescu" }),
    list("by text in half of the e-mails", { text: "gmail.com" }),
    list("by a frequent name, of one day", { text: "popescu", from: lastYear, to: lastYear }),
    list("by a frequent name, most expensive first", { text: "popescu", sort: "-total" }),
    list("by a frequent name, cancelled", { text: "popescu", status: "cancelled" }),
    list("by one letter", { text: "a" }),
    list("by two letters without matches", { text: "zq" }),
    list("by special characters only", { text: "%_" }),
    list("by a name without matches", { text: "nimeni cunoscut" }),
    list("by the most ordered code", { text: lines[0]?.code ?? "" }),
    list("by a CUI", { text: "RO14399840" }),
    companies("all, last ordered first", {}),
    companies("page 200", {}, 200),
    companies("by name", { sort: "name" }),
    companies("best buyers first", { sort: "-spent" }),
    companies("by words of a name", { text: "firma 9 srl" }),
    companies("by the beginning of a CUI", { text: "RO100009" }),
    ["a company by its CUI", () => findCompanyByCui(db, "10000009")],
    box("a number", one.number),
    box("an AWB", one.awb),
    box("an e-mail", one.email),
    box("a frequent name", "popescu"),
    box("the most ordered code", lines[0]?.code ?? ""),
    box("a CUI", "RO14399840"),
    box("two letters", "an"),
    box("a name without matches", "nimeni cunoscut"),
    [
      "home: pending tasks",
      () => loadToday({ db, now: () => new Date() }, { memberId: 0, permissions: PERMISSIONS }),
    ],
    ["figures: sales of 30 days", () => salesOf(30, "day")],
    ["figures: sales of a year", () => salesOf(365, "month")],
    ["figures: best sellers of 30 days", () => bestSold(db, lastDays(30))],
    ["figures: best sellers of a year", () => bestSold(db, lastDays(365))],
    ["figures: payments and deliveries of a year", () => salesByMethods(db, lastDays(365))],
    ["figures: channels of a year", () => salesByChannel(db, lastDays(365))],
    [
      "figures: buyers of a year",
      () => salesByBuyer(db, { now: lastDays(365), before: periodBefore(lastDays(365)) }),
    ],
    ["figures: margin of a year", () => sumMargin(db, lastDays(365))],
    ["figures: margin of a year by product", () => marginBy(db, lastDays(365), "product")],
    ["figures: expected margin of a year", () => sumExpectedMargin(db, lastDays(365))],
    ["figures: carts of a year", () => cartOutcomes(db, { period: lastDays(365), at: new Date() })],
    ["stock value of a year", () => sumStockValue(db, lastDays(365))],
    ["owed money", () => sumOwed(db)],
    ...goodsQuestions(db, lastDays(365)),
    ["changes: all", () => listChanges(db, {}, FIRST)],
    ["changes: by staff", () => listChanges(db, { actor: "staff" }, FIRST)],
    ["changes: of orders", () => listChanges(db, { subjectKind: "order" }, FIRST)],
  ];
}

function lastDays(days: number): Period {
  const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return { from: dayOf(days - 1), to: dayOf(0) };
}
