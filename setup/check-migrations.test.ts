import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { closedTooEarly, squawkOn, tablesAtOnce, takenIn, removedTooEarly } from "./check-migrations.ts";

const releases = [{ version: "1.0.0", lastMigration: "0103_last" }];
const NONE = { contractions: [], releases };

describe("migrations that remove what the previous release reads", () => {
  it.each([
    ["drop table note", "drops note"],
    ["drop view if exists order_facts", "drops order_facts"],
    ["drop function folded(text)", "drops folded"],
    ["alter table orders add column a integer, drop column former", "drops orders.former"],
    ["ALTER TABLE public.orders\n  DROP former;", "drops orders.former"],
    ["alter table orders rename former to latter", "renames orders.former"],
    ["alter table orders rename column former to latter", "renames orders.former"],
    ["alter table orders rename to order_head", "renames orders"],
    ["alter table orders alter column number type text", "changes the type of orders.number"],
    [
      "alter table orders alter number set data type text using number::text",
      "changes the type of orders.number",
    ],
    ["alter table orders alter column note set not null", "demands orders.note"],
    ["alter table orders add column channel text not null", "demands orders.channel"],
    ["alter table orders alter column channel drop default", "drops the default of orders.channel"],
    ["alter table orders drop constraint orders_number_key", "drops orders_number_key"],
    ["drop index concurrently orders_by_number", "drops orders_by_number"],
  ])("the check refuses: %s", (text, found) => {
    expect(removedTooEarly({ name: "0104_x", text }, NONE)).toEqual([
      expect.stringContaining(`0104_x ${found}, which the previous release reads`),
    ]);
  });

  it.each([
    "create table note (id integer not null); alter table note drop column id; drop table note",
    "alter table orders add column channel text not null default 'web', add check (channel <> '')",
    "alter table orders add column total integer not null generated always as (a + b) stored",
    "alter table orders alter column note drop not null, alter column note set default ''",
    "alter table orders alter column note set default '', alter column note set not null",
    "alter table orders drop constraint orders_state, add constraint orders_state check (state in ('a', 'b')) not valid",
    "drop index concurrently if exists by_name; create index concurrently by_name on orders (name)",
    "drop trigger told on orders; -- drop table orders",
    "create or replace function f() returns void language sql as $$ drop table orders $$",
    "insert into setting values ('drop table orders')",
  ])("the check finds no removal in: %s", (text) => {
    expect(takenIn(text)).toEqual([]);
  });

  it("the check accepts removals in a migration that closes the shop for a release X.0.0", () => {
    const closing = { name: "0104_x", text: "-- closes the shop: money moves to a ledger\ndrop table note;" };
    const releasesWith = (version: string) => [...releases, { version, lastMigration: "0105_y" }];
    expect(closedTooEarly(closing, { releases })).toEqual([]);
    expect(closedTooEarly(closing, { releases: releasesWith("2.0.0") })).toEqual([]);
    expect(closedTooEarly(closing, { releases: releasesWith("1.1.0") })).toEqual([
      "0104_x closes the shop, but 1.1.0 runs in parallel with the previous release.",
    ]);
  });

  it("the check accepts a listed removal that the previous release does not use", () => {
    const text = "alter table orders drop column former";
    const named = { what: "orders.former", unusedSince: "1.0.0", takenBy: "0104_x" };
    expect(removedTooEarly({ name: "0104_x", text }, { contractions: [named], releases })).toEqual([]);
    const tomorrow = { contractions: [{ ...named, unusedSince: "1.1.0" }], releases };
    expect(removedTooEarly({ name: "0104_x", text }, tomorrow)).toEqual([
      "0104_x drops orders.former, which was still used before 1.1.0: wait for a release after it.",
    ]);
  });
});

it("the check requires a separate migration for each existing table", () => {
  const ofTwo =
    "alter table orders add column a integer; create table b (id integer); alter table b add c integer;";
  expect(tablesAtOnce({ name: "0104_x", text: ofTwo })).toEqual([]);
  expect(tablesAtOnce({ name: "0104_x", text: `${ofTwo} alter table product add column a integer` })).toEqual(
    ["0104_x alters orders and product at once: give each table a migration of its own."],
  );
});

describe("squawk configuration", () => {
  const findings = async (text: string): Promise<string[]> => {
    const folder = await mkdtemp(join(tmpdir(), "curat-squawk-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, "0104_x.sql");
    await writeFile(path, text);
    return squawkOn([{ name: "0104_x", path, text }]);
  };

  it("squawk reports long table locks", async () => {
    expect(await findings("-- What is new.\ncreate index orders_by_note on orders (note);\n")).toEqual([
      expect.stringMatching(/^0104_x\.sql:2 .*require-concurrent-index-creation/),
    ]);
    expect(await findings("alter table orders add constraint small check (total_bani < 5);\n")).toEqual([
      expect.stringContaining("constraint-missing-not-valid"),
    ]);
  });

  it("squawk accepts recommended forms", async () => {
    const outside =
      "-- outside a transaction\ndrop index concurrently if exists by_note;\ncreate index concurrently by_note on orders (note);\n";
    expect(await findings(outside)).toEqual([]);
    expect(await findings("create table told (id integer primary key);\n")).toEqual([]);
  });
});
