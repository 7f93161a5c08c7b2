/** Every text column must be listed as personal data with a retention period, or as impersonal. */
import { expect, it } from "vitest";
import { openTestShop } from "../../../testing/test-shop.ts";
import { IMPERSONAL } from "./impersonal-columns.ts";
import { RETAINED_DATA, type RetainedTable } from "./kept-data.ts";

const shop = await openTestShop();
const tables = Object.entries<RetainedTable>(RETAINED_DATA);

it("the retention tables list every text column of the schema, and no other", async () => {
  const columns = await shop.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and table_name <> 'kysely_migration'
       and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'xml', 'ARRAY', 'USER-DEFINED', 'inet')`,
  );
  const stated = [
    ...tables.flatMap(([table, { holds, plain }]) =>
      [...holds, ...plain].map((column) => `${table}.${column}`),
    ),
    ...Object.entries(IMPERSONAL).flatMap(([table, text]) =>
      text.split(" ").map((column) => `${table}.${column}`),
    ),
  ];
  expect(stated.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
});
