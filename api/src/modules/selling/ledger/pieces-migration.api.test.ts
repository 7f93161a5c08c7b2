import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder } from "../../../testing/test-orders.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const MIGRATION = new URL("../../../db/migrations/0220_pieces.sql", import.meta.url);

/** Restores the tables as they were before the migration, with lines identified by position. */
const BEFORE = `
  drop view return_goods, return_piece, order_line_state, order_goods;
  drop table order_line_movement cascade;
  drop trigger order_line_stays on order_line;
  drop trigger order_line_keeps on order_line;
  drop trigger order_line_pieces on order_line;
  drop function keep_pieces;
  alter table order_line drop constraint order_line_position, drop column id cascade, add primary key (order_id, position);
  create table return_line (return_id bigint, order_id bigint not null, position smallint, quantity integer not null,
    primary key (return_id, position),
    constraint return_line_order_id_position_fkey foreign key (order_id, position) references order_line (order_id, position));
  create table return_former_line (id bigint generated always as identity primary key, return_id bigint not null,
    position smallint not null, product_id integer, name text not null, unit text not null, quantity integer not null);
  create table refund_line (refund_id bigint, order_id bigint not null, position smallint, quantity integer not null,
    primary key (refund_id, position),
    constraint refund_line_order_id_position_fkey foreign key (order_id, position) references order_line (order_id, position));
  create view order_goods as select order_id from order_line;
  create view refunded_goods as select order_id from refund_line;
  create view return_goods as select return_id from return_line`;

const status = (to: string) => `update orders set status = '${to}' where id = $1`;
const declared = (to: string, rest: string) => `
  with r as (insert into return_request (order_id, full_name, email, phone, bank, iban, reason_id, status, rejection, created_at, changed_at)
    values ($1, 'Ana Pop', 'ana@example.com', '', '', '', 1, '${to}', '${to === "rejected" ? "Folosit." : ""}', now(), now()) returning id)
  ${rest}`;
const returned = (to: string, position: number, quantity: number) =>
  declared(to, `insert into return_line select id, $1, ${position}, ${quantity} from r`);
const taken = (to: string, quantity: number) =>
  declared(
    to,
    `insert into return_former_line (return_id, position, product_id, name, unit, quantity)
     select id, 0, ${PRODUCT.lemon}, 'Lămâie', 'buc.', ${quantity} from r`,
  );
const refunded = (position: number, quantity: number) => `
  with r as (insert into refund (order_id, amount_bani, reason, state, cause, created_at)
    select id, 1, 'Probă', 'due', 'late', now() from orders where id = $1 returning id)
  insert into refund_line select id, $1, ${position}, ${quantity} from r`;
const parcel = (part: number, product: number, quantity: number, end = "null") => `
  with s as (insert into shipment (order_id, courier, awb, tracking_url, created_at, part, left_at, ended_as, ended_at)
    values ($1, 'fan', gen_random_uuid(), '', now(), ${part}, now(), ${end}, case when ${end} is not null then now() end) returning id)
  insert into shipment_piece select id, ${product}, ${quantity} from s`;

/** Each order has five lavenders and two towels. Some withdrawals refer to lines that no longer exist. */
const cases: [string, string[], object[]][] = [
  [
    "is new",
    [],
    [
      { held: 5, away: 0, taken: 0 },
      { held: 2, away: 0, taken: 0 },
    ],
  ],
  [
    "arrived",
    [status("delivered")],
    [
      { held: 5, away: 5, takable: 5 },
      { held: 2, with_buyer: 2 },
    ],
  ],
  [
    "came back in part, was refused in part and given back in part",
    [
      status("partly_returned"),
      returned("refunded", 0, 1),
      returned("rejected", 0, 2),
      returned("received", 1, 1),
      refunded(0, 2),
    ],
    [
      { held: 5, withdrawn: 1, returned: 1, given_back: 2, paid_back: 3, takable: 2 },
      { withdrawn: 1, returned: 0, takable: 1 },
    ],
  ],
  [
    "was withdrawn from before pieces went out of it",
    [returned("declared", 0, 2), taken("closed", 3), taken("declared", 1), taken("rejected", 1)],
    [{ held: 5, withdrawn: 2 }, { held: 2 }, { held: 0, withdrawn: 0, takable: 0 }],
  ],
  [
    "was withdrawn from as a whole",
    [status("cancelled"), returned("closed", 0, 5)],
    [{ held: 5, withdrawn: 0, away: 0 }, { held: 2 }],
  ],
  [
    "left in parts, one of which came back",
    [status("preparing"), parcel(1, PRODUCT.lavender, 2), parcel(2, PRODUCT.lavender, 1, "'returned'")],
    [{ away: 2, to_ship: 3 }, { away: 0 }],
  ],
  [
    "left whole after a part of it",
    [status("shipped"), parcel(1, PRODUCT.lavender, 2, "'returned'")],
    [{ away: 3 }, { away: 2 }],
  ],
];
const ids: number[] = [];

beforeAll(async () => {
  const lines = [
    { product: PRODUCT.lavender, quantity: 5 },
    { product: PRODUCT.towels, quantity: 2 },
  ];
  for (const _ of cases) ids.push((await anOrder(shop, { lines })).id);
  await shop.query(BEFORE);
  await shop.query("alter table refund disable trigger user");
  for (const [place, [, statements]] of cases.entries())
    for (const statement of statements) await shop.query(statement, [ids[place]]);
  await shop.query(await readFile(MIGRATION, "utf8"));
});

it.each(cases.map(([what, , states], place) => [what, states, place] as const))(
  "an order that %s gets pieces consistent with its rows",
  async (_, states, place) => {
    const rows = await shop.query(
      `select s.* from order_line_state s join order_line l on l.id = s.line_id where s.order_id = $1
       and l.product_type = 'product' order by l.position`,
      [ids[place]],
    );
    expect(rows).toMatchObject(states);
    const wrong =
      "select from order_line_state where to_ship < 0 or away < 0 or takable < 0 or returned > withdrawn";
    expect(await shop.query(wrong)).toEqual([]);
  },
);

it("the migration keeps each withdrawal's pieces, even those removed from the order", async () => {
  const named = await shop.query(
    `select r.status, g.name, g.quantity from return_goods g join return_request r on r.id = g.return_id
     where r.order_id = $1 order by r.id`,
    [ids[3]],
  );
  expect(named).toMatchObject([
    { status: "declared", quantity: 2 },
    { status: "closed", name: "Lămâie", quantity: 3 },
    { status: "declared", name: "Lămâie", quantity: 1 },
    { status: "rejected", name: "Lămâie", quantity: 1 },
  ]);
});
