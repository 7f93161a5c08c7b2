import { describe, expect, it } from "vitest";
import { idleExceptions, knownTables, problemsOf, problemsOfMap, usesOf } from "./check-tables.ts";
import { tablesInSql } from "./sql-uses.ts";

const api = "api/src/modules";
const known = knownTables([
  `create table orders (id int); create table product (id int); create unlogged table rate_limit (key text);
   create table refund (id int); create table voucher (id int); create table shipment (id int);
   create table product_read (id int); create table setting (key text); create table old (id int);
   create table invoice (id int); create table cart_item (id int);`,
  `drop table old; create view order_view as select id from orders;
   alter view order_view rename to order_facts; -- create table ghost (id int);
   create table first_name (id int); alter table first_name rename to customer;`,
]);
const problemsIn = (file: string, source: string): string[] => problemsOf(usesOf(file, source), known);

/** Files of every kind to which the rules apply. */
const STRANGERS = [
  `${api}/aftersales/returns/returns.store.ts`,
  `${api}/selling/customers/social/social.service.ts`,
  `${api}/catalogue/search/index/facets.ts`,
  "api/src/import/shop-import.ts",
  "api/src/health.ts",
  "server/src/jobs.ts",
  "demo/src/people/people.ts",
];

/** Returns each syntax and file in which the check misses the violation. */
function uncaught(cases: Record<string, string>, problem: string): string[] {
  return STRANGERS.flatMap((file) =>
    Object.entries(cases)
      .filter(([, source]) => !problemsIn(file, source).some((found) => found.includes(problem)))
      .map(([way]) => `${way} in ${file}`),
  );
}

const WRITES: Record<string, string> = {
  "by insertInto": `await tx.insertInto("refund").values({ id: 1 }).execute();`,
  "by updateTable": `await tx\n  .updateTable("refund as r")\n  .set({ state: "done" })\n  .execute();`,
  "by deleteFrom": `await tx.deleteFrom('refund').where("id", "=", 1).execute();`,
  "by mergeInto": "await tx.mergeInto(`refund`).execute();",
  "by a method in brackets": `await tx["insertInto"]("refund").execute();`,
  "by a list of tables": `await tx.deleteFrom(["orders", "refund"]).execute();`,
  "in a with": `tx.with("gone", (db) => db.deleteFrom("refund").returningAll()).selectFrom("gone");`,
  "with its schema": `await tx.insertInto("public.refund").execute();`,
  "by insert": "await sql`insert into refund (id) values (${id})`.execute(tx);",
  "by a typed insert": "await sql<{ id: number }>`INSERT\n  INTO refund (id) select 1`.execute(tx);",
  "by update": "await sql`update refund set state = 'done' where id = ${id}`.execute(tx);",
  "by update only": "await sql`update only refund r set state = 'done'`.execute(tx);",
  "by delete": "await sql`/* named */ delete from refund where id = ${id}`.execute(tx);",
  "by merge":
    "await sql`merge into refund t using (select 1) s on true when matched then delete`.execute(tx);",
  "by truncate": "await sql`truncate refund`.execute(tx);",
  "by a quoted name": 'await sql`insert into "refund" (id) values (1)`.execute(tx);',
  "by a name with its schema": "await sql`insert into public.refund (id) values (1)`.execute(tx);",
  "in a with of SQL":
    "await sql`with x as (update refund set id = 1 returning id) select * from x`.execute(tx);",
  "in a nested template":
    "await sql`with x as (${sql`delete from refund returning id`}) select 1`.execute(tx);",
  "by sql.raw": 'await sql.raw("delete from refund").execute(tx);',
  "by a query of pg": 'await client.query("update refund set id = $1", [1]);',
  "by a named query of pg": "await client.query({ name: 'x', text: `insert into refund values ($1)` });",
  "by an update of sql.ref": 'await sql`update ${sql.ref("refund")} set id = 1`.execute(tx);',
  "by an insert into sql.table": 'await sql`insert into ${sql.table("refund")} values (1)`.execute(tx);',
  "by lock table": "await sql`lock table refund in exclusive mode`.execute(tx);",
  "by lock of several": "await client.query('lock table ghost, refund');",
  "by lock": "await sql`lock refund`.execute(tx);",
  "by copy": 'await client.query("copy refund (id) from stdin");',
  "by a text that is kept": 'const GONE = "delete from refund where id = $1";',
};

describe("writes to another module's table", () => {
  it("the check finds writes to another module's table in every syntax and file type", () => {
    expect(uncaught(WRITES, "writes refund, which only refunds may write")).toEqual([]);
  });

  it("the check accepts writes in the owner's own store", () => {
    const own = Object.values(WRITES).filter((source) => !source.includes('"orders"'));
    expect(own.flatMap((source) => problemsIn(`${api}/selling/refunds/refunds.store.ts`, source))).toEqual(
      [],
    );
  });

  it("the check reports a write to another module's table with file and line", () => {
    const file = `${api}/selling/orders/staff/staff-orders.service.ts`;
    expect(problemsIn(file, `\n\nawait tx.updateTable("voucher").execute();`)).toEqual([
      `${file}:3 writes voucher, which only vouchers may write.`,
    ]);
  });

  it("the check reports a module's write to its own table outside a store or import", () => {
    const source = "await sql`update orders set id = 1`.execute(tx);";
    expect(problemsIn(`${api}/selling/orders/orders.tasks.ts`, source)).toEqual([
      `${api}/selling/orders/orders.tasks.ts:1 writes orders outside a *.store.ts.`,
    ]);
    expect(problemsIn(`${api}/selling/orders/order-moves.store.ts`, source)).toEqual([]);
    expect(problemsIn(`${api}/selling/orders/past/orders.import.store.ts`, source)).toEqual([]);
  });

  it("the check reports writes to views and published tables", () => {
    expect(
      problemsIn(`${api}/aftersales/returns/returns.store.ts`, "sql`update order_facts set id = 1`"),
    ).toHaveLength(1);
    expect(problemsIn(`${api}/selling/cart/cart.store.ts`, `db.insertInto("product_read")`)).toHaveLength(1);
  });
});

const READS: Record<string, string> = {
  "by selectFrom": `db.selectFrom("refund as r").selectAll()`,
  "by selectFrom of several": `db.selectFrom(["orders as o", "refund as r"])`,
  "by a join": `db.selectFrom("order_facts").leftJoin("refund", "refund.order_id", "order_facts.id")`,
  "by a lateral join": `db.selectFrom("order_facts").innerJoinLateral("refund", (join) => join)`,
  "in a sub-query": `db.selectFrom("order_facts").where((eb) => eb.exists(eb.selectFrom("refund")))`,
  "by an update's from": `db.updateTable("order_facts").from("refund")`,
  "by from": "sql`select * from refund`",
  "by a join of SQL": "sql`select 1 from order_facts o left join refund r on r.id = o.id`",
  "by the second of a list": "sql`select 1 from order_facts o, refund r`",
  "after a sub-query of a list": "sql`select 1 from (select 2) as x (y), lateral (select 1) z, refund`",
  "by a merge's using": "sql`merge into x t using refund s on true when matched then delete`",
  "by a delete's using": "sql`delete from x using refund r where r.id = x.id`",
  "by exists": "sql`select 1 where not exists (select from refund)`",
  "by a fragment that is its name": "const table = sql`refund`;",
  "by sql.table": 'sql`select * from ${sql.table("refund")}`',
  "by a query of pg": 'client.query("select id from refund")',
};

describe("reads of another module's table", () => {
  it("the check finds reads of another module's table in every syntax and file type", () => {
    expect(uncaught(READS, "reads refund of refunds")).toEqual([]);
  });

  it("the check accepts reads of views, published tables and listed exceptions", () => {
    const file = `${api}/aftersales/returns/returns.store.ts`;
    expect(problemsIn(file, `db.selectFrom("order_facts").innerJoin("product_read", "a", "b")`)).toEqual([]);
    expect(problemsIn(`${api}/selling/cart/sale-terms.store.ts`, "sql`select value from setting`")).toEqual(
      [],
    );
    expect(problemsIn(`${api}/selling/cart/cart.store.ts`, "sql`select value from setting`")).toHaveLength(1);
  });
});

it.each([
  "for (const table of tables) await tx.deleteFrom(table).execute();",
  "await tx.insertInto(isBig ? 'orders' : 'refund').execute();",
  "await tx.selectFrom(names.orders).execute();",
  "await tx.updateTable(`${name}`).execute();",
  "await sql`select 1 from ${sql.table(name)}`.execute(tx);",
  "await sql.raw(text).execute(tx);",
  'await client.query("delete from " + name);',
  'await client.query("select id " + "from orders join " + name + " on true");',
])("the check refuses a table name computed at run time: %s", (source) => {
  expect(problemsIn(`${api}/selling/orders/orders.store.ts`, source).join()).toContain("write the name out");
});

it.each([
  ["sql`select * from cart_item for update of orders`"],
  ["sql`insert into cart_item (id) values (1) on conflict (id) do update set id = 1`"],
  ["sql`select 1 where a is distinct from refund`"],
  ["sql`-- delete from refund\n select 1 /* update refund set */`"],
  ["sql`select 'insert into refund' as text`"],
  ["const text = 'We pay your refund from the shop.';"],
  ["const bytes = Buffer.from('cart');"],
])("the check accepts SQL that only resembles a violation: %s", (source) => {
  expect(problemsIn(`${api}/selling/cart/items.store.ts`, source)).toEqual([]);
});

it("tablesInSql finds where a list of tables ends", () => {
  expect(tablesInSql("select a, b from x, y as z (c, d), w where e in (f, g) order by h, i")).toEqual([
    { table: "x", kind: "read" },
    { table: "y", kind: "read" },
    { table: "w", kind: "read" },
  ]);
});

describe("table map", () => {
  it("knownTables follows created, dropped and renamed tables, and distinguishes views", () => {
    expect(known.has("old")).toBe(false);
    expect(known.has("ghost")).toBe(false);
    expect([known.has("first_name"), known.has("order_view")]).toEqual([false, false]);
    expect([known.get("customer"), known.get("order_facts")]).toEqual([false, true]);
    expect(known.has("rate_limit")).toBe(true);
  });

  it("problemsOfMap reports unknown tables and tables without exactly one owner", () => {
    const tables = new Map([
      ["orders", false],
      ["refund", false],
      ["loner", false],
    ] as const);
    expect(problemsOfMap(tables, { orders: ["orders", "refund"], refunds: ["refund", "gone"] })).toEqual([
      "loner has no owner in setup/table-owners.ts.",
      "refund has two owners in setup/table-owners.ts.",
      "gone of setup/table-owners.ts is no table.",
    ]);
  });

  it("a file outside the API may use only the tables listed for it", () => {
    const file = "server/src/prepared.ts";
    expect(problemsIn(file, 'client.query("select value from setting")')).toEqual([]);
    expect(problemsIn(file, 'client.query("update orders set id = 1")')).toHaveLength(1);
  });

  it("exceptions that are no longer needed are reported", () => {
    expect(idleExceptions([]).length).toBeGreaterThan(0);
    expect(idleExceptions([])[0]).toContain("remove it from setup/table-owners.ts");
  });
});
