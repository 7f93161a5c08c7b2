/** Searches the mail folder and every column that can contain text. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { TestShop } from "./test-shop.ts";

const TEXTLESS = ["integer", "bigint", "smallint", "numeric", "boolean", "date", "uuid"].concat(
  ["double precision", "real"],
  ["timestamp with time zone", "timestamp without time zone"],
);

interface Column {
  table: string;
  column: string;
  type: string;
  place: string;
}

/**
 * Returns, for each kind of text, the columns and mail files that contain it, such as "orders.email" or
 * "mail/7.json". Ignores case.
 */
export async function placesOf<Kind extends string>(
  shop: TestShop,
  texts: Record<Kind, readonly string[]>,
): Promise<Record<Kind, string[]>> {
  const columns = await shop.query<Column>(
    `select format('%I.%I', table_schema, table_name) as table, format('%I', column_name) as column, c.data_type as type,
       case table_schema when 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as place
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and not c.data_type = any($1) order by place`,
    [TEXTLESS],
  );
  const kinds = Object.entries<readonly string[]>(texts).map(([kind, needles]): [string, string[]] => [
    kind,
    needles.map((needle) => needle.toLowerCase()),
  ]);
  const found = [
    ...(await inColumns(
      shop,
      columns.filter(({ type }) => type !== "bytea"),
      kinds.flatMap(([, needles]) => needles),
    )),
    ...(await inBytes(
      shop,
      columns.filter(({ type }) => type === "bytea"),
    )),
    ...(await inFiles(shop.config.mailFolder)),
  ];
  const placesBy = ([kind, needles]: [string, string[]]): [string, string[]] => [
    kind,
    [
      ...new Set(
        found.filter(({ text }) => needles.some((needle) => text.includes(needle))).map(({ place }) => place),
      ),
    ].toSorted(),
  ];
  // The keys are the requested kinds.
  return Object.fromEntries(kinds.map(placesBy)) as Record<Kind, string[]>;
}

interface Found {
  place: string;
  text: string;
}

async function inColumns(shop: TestShop, columns: Column[], needles: string[]): Promise<Found[]> {
  const parts = columns.map(
    ({ table, column, place }) =>
      `select '${place}' as place, lower(${column}::text) as text from ${table}
       where ${column} is not null and lower(${column}::text) like any($1)`,
  );
  return shop.query<Found>(parts.join(" union all "), [needles.map((needle) => `%${needle}%`)]);
}

async function inBytes(shop: TestShop, columns: Column[]): Promise<Found[]> {
  const parts = columns.map(
    ({ table, column, place }) =>
      `select '${place}' as place, ${column} as bytes from ${table} where ${column} is not null`,
  );
  const rows = await shop.query<{ place: string; bytes: Buffer }>(parts.join(" union all "));
  return rows.map(({ place, bytes }) => ({ place, text: textOf(bytes) }));
}

async function inFiles(folder: string): Promise<Found[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  return Promise.all(
    files.map(async ({ parentPath, name }) => ({
      place: `mail/${name}`,
      text: textOf(await readFile(join(parentPath, name))),
    })),
  );
}

function textOf(bytes: Buffer): string {
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isPacked ? gunzipSync(bytes) : bytes).toString().toLowerCase();
}
