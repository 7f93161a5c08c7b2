/** Measures filters and histories of a million changes, compared with reading the newest twenty. */
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type Db, openDatabase } from "../../../api/src/db/database.ts";
import { migrate } from "../../../api/src/db/migrate.ts";
import {
  type ChangeFilter,
  historyOf,
  listAuthors,
  listChanges,
} from "../../../api/src/modules/platform/changes/index.ts";
import { startPostgres } from "../../../server/src/postgres/start-postgres.ts";
import { ms, spreadOf, table, timeRounds } from "../search/timing.ts";

const CHANGES = 1_000_000;
const ROUNDS = 12;
const TARGET_MS = 50;
const dataDir = fileURLToPath(new URL("../../../.cache/bench-changes", import.meta.url));

/** Option: `--changes=20000` inserts this many changes instead of a million. */
export async function run(options: string[]): Promise<void> {
  const requested = options.find((option) => option.startsWith("--changes="))?.slice(10);
  await rm(dataDir, { recursive: true, force: true });
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  const database = openDatabase(postgres.url, 2, (error) => console.error(error));
  try {
    await migrate(database, { log: () => undefined });
    await layIn(postgres.url, Number(requested ?? CHANGES));
    await measure(database.db, database.pool);
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Inserts two years of changes; an import of 5,000 rows is one action. */
const LAY_IN = `
  insert into change (at, batch, actor_kind, actor_id, actor_name, subject_kind, subject_id, version, sentence, before, after)
  select now() - interval '730 days' * (1 - n::float8 / $1::int),
    case when n between $1::int / 2 and $1::int / 2 + 5000 then 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'::uuid end,
    case when n % 10 = 3 then 'clock' when n % 997 = 0 then 'import' else 'staff' end,
    case when n % 10 = 3 then null else (n % 12)::text end,
    case when n % 10 = 3 then 'Automat' when n % 997 = 0 then 'Import' else 'Persoana ' || n % 12 end,
    kind, case kind when 'product' then 'P' || n when 'store' then 'S' || n else (n / 10)::text end,
    row_number() over (partition by kind, case kind when 'product' then 'P' || n when 'store' then 'S' || n else (n / 10)::text end order by n),
    'Stare: „Confirmată”', '{"status": "new"}',
    case when kind = 'invoice' then jsonb_build_object('orderID', n / 10) else '{"status": "confirmed"}'::jsonb end
  from (
    select n, case when n % 40000 = 0 then 'store' when n % 10 < 5 then 'order' when n % 10 < 7 then 'shipment' when n % 10 = 7 then 'invoice'
      when n % 10 = 8 then 'product' else 'price' end as kind
    from generate_series(1, $1::int) n
  ) d order by n`;

async function layIn(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const start = performance.now();
  await client.query("set synchronous_commit = off");
  await client.query(LAY_IN, [count]);
  await client.query("vacuum analyze change");
  await client.end();
  console.log(`inserted ${count} changes in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
}

async function measure(db: Db, pool: pg.Pool): Promise<void> {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const log = (name: string, filter: ChangeFilter, page = 1) =>
    [name, () => listChanges(db, filter, { page, perPage: 20 })] as const;
  const person = [{ kind: "staff", name: "Persoana 5" }] as const;
  const questions: (readonly [string, () => Promise<unknown>])[] = [
    ["reference: newest 20 by key", () => pool.query("select * from change order by id desc limit 20")],
    log("all", {}),
    log("page 500", {}, 500),
    log("of orders", { subjectKind: "order" }),
    log("of monthly changed records", { subjectKind: "store" }),
    log("of records without changes", { subjectKind: "brand" }),
    log("of one order, by its number", { orderId: 50_000 }),
    log("of one order's parcels", { orderId: 50_000, subjectKind: "shipment" }),
    log("by one person", { authors: person }),
    log("by one person, of monthly changed records", { authors: person, subjectKind: "store" }),
    log("by two people", { authors: [...person, { kind: "staff", name: "Persoana 7" }] }),
    log("by scheduled jobs", { actor: "clock" }),
    log("by imports", { actor: "import" }),
    log("by customers: none", { actor: "customer" }),
    log("today", { from: day(0) }),
    log("of one day a year ago", { from: day(365), to: day(365) }),
    log("until a year ago", { to: day(365) }),
    log("until the second day", { to: day(729) }),
    log("by one person, of one day a year ago", { authors: person, from: day(365), to: day(365) }),
    log("of one batch of 5,000 rows", { batch: "aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa" }),
    ["the names of all authors", () => listAuthors(db)],
    ["history of one order", () => historyOf(db, { kind: "order", id: 50_000 })],
    ["history of one product", () => historyOf(db, { kind: "product", id: "P500008" })],
  ];
  const rows: [string, number, number][] = [];
  for (const [name, runQuery] of questions) {
    await runQuery();
    const { p50, p95 } = spreadOf(await timeRounds(ROUNDS, Infinity, runQuery));
    rows.push([name, p50, p95]);
  }
  console.log(
    `\n${table([["in the database, ms", "p50", "p95"], ...rows.map(([name, p50, p95]) => [name, ms(p50), ms(p95)])])}`,
  );
  const [slowest, time] = rows.toSorted((a, b) => b[1] - a[1])[0] ?? ["", 0];
  console.log(`slowest: ${slowest}, ${ms(time)} ms (target ${TARGET_MS})`);
}
