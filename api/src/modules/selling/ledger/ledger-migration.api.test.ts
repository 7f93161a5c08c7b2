import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const MIGRATION = new URL("../../../db/migrations/0210_order_ledger.sql", import.meta.url);

/** Restores the tables as they were before the migration. */
const BEFORE = `
  drop table order_entry, payment_credit cascade;
  drop view if exists order_account, order_due, order_invoiced;
  drop function refuse_change_of_entry, keep_account cascade;
  alter table orders rename column payable_bani to rest_bani;
  alter table orders add column rest_waived_bani integer not null default 0;
  alter table refund drop column cause, add column is_amendment boolean not null default false,
    add column is_surplus boolean not null default false, add column unheard_bani integer not null default 0,
    add column part_of bigint references refund (id);
  alter table payment add column is_rest boolean not null default false, add column credited_bani integer not null default 0;
  create table refund_line (refund_id bigint);
  create unique index payment_paid_once on payment (order_id) where state = 'paid' and not is_rest`;

const total = 62_97;
const paid = (bani: number, creditedBani = 0) =>
  `insert into payment (order_id, provider, reference, amount_bani, state, credited_bani, started_at, changed_at)
   values ($1, 'netopia', gen_random_uuid(), ${bani}, 'paid', ${creditedBani}, now(), now())`;
const refund = (bani: number, state: "due" | "done", columns: Record<string, string> = {}) =>
  `insert into refund (order_id, amount_bani, reason, state, created_at ${Object.keys(columns)
    .map((name) => `, ${name}`)
    .join("")})
   values ($1, ${bani}, 'Probă', '${state}', now() ${Object.values(columns)
     .map((value) => `, ${value}`)
     .join("")})`;
const order = (changes: string) => `update orders set ${changes} where id = $1`;

const cases: [string, string[], object][] = [
  [
    "was paid by card",
    [order("payment_code = 'CARD', payment_state = 'paid'"), paid(total)],
    { balance_bani: 0, received_bani: total, card_bani: total },
  ],
  [
    "was paid by transfer and grew",
    [order("payment_code = 'BANK', payment_state = 'paid', rest_bani = 2000")],
    { balance_bani: 20_00, received_bani: total - 20_00, payable_bani: 20_00 },
  ],
  [
    "shrank after it was paid",
    [order("payment_code = 'BANK', payment_state = 'paid'"), refund(10_00, "done", { is_amendment: "true" })],
    { balance_bani: 0, received_bani: total + 10_00, paid_out_bani: 10_00 },
  ],
  [
    "was cancelled, with a refund to the card that went in parts",
    [
      order("payment_code = 'CARD', payment_state = 'refund_due', status = 'cancelled'"),
      paid(total, 30_00),
      refund(total - 30_00, "due"),
      refund(30_00, "done", { part_of: "(select max(id) from refund where order_id = $1)" }),
    ],
    { balance_bani: 30_00 - total, due_bani: total - 30_00, card_paid_out_bani: 30_00, refunds: 1 },
  ],
  [
    "was cancelled before its money came",
    [
      order("payment_code = 'CARD', payment_state = 'refund_due', status = 'cancelled'"),
      paid(total),
      refund(total, "due", { is_surplus: "true" }),
    ],
    { balance_bani: -total, received_bani: total, due_bani: total },
  ],
  [
    "arrived with cash on delivery",
    [order("status = 'delivered'")],
    { balance_bani: 0, received_bani: total, card_bani: 0 },
  ],
  [
    "lost money that its processor gave back unasked",
    [
      order("payment_code = 'CARD', payment_state = 'paid'"),
      paid(total, 12_50),
      refund(12_50, "done", { reason: "'Rambursată la procesator'" })
        .replace("reason, state", "state")
        .replace("'Probă', ", ""),
    ],
    { balance_bani: 12_50, unasked_bani: 12_50, payable_bani: 0, card_bani: total - 12_50 },
  ],
];
const ids: number[] = [];

beforeAll(async () => {
  for (const _ of cases)
    ids.push((await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }] })).id);
  await shop.query(BEFORE);
  for (const [place, [, statements]] of cases.entries())
    for (const statement of statements) await shop.query(statement, [ids[place]]);
  await shop.query(await readFile(MIGRATION, "utf8"));
});

it.each(cases.map(([what, , account], place) => [what, account, place] as const))(
  "an order that %s gets an account consistent with its old flags",
  async (_, account, place) => {
    const [row] = await shop.query(
      `select b.*, o.payable_bani, coalesce(d.due_bani, 0) as due_bani,
         (select count(*)::integer from refund r where r.order_id = o.id) as refunds
       from orders o join order_balance b on b.order_id = o.id left join order_due d on d.order_id = o.id where o.id = $1`,
      [ids[place]],
    );
    expect(row).toMatchObject(account);
  },
);
