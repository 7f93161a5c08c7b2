/** Takes the demo out of a shop that nobody uses meanwhile: one transaction, and only if whoever asked agrees to its result. */
import pg from "pg";
import { listTables } from "../backup/database-copy.ts";
import { STATEMENTS } from "./kept-rows.ts";
import { demoRemovedAt, REMOVED } from "./removed-demo.ts";
import { EMPTIED, FOLLOWING, KEPT_JOBS, PICKED, RESTARTED, UNTOUCHED } from "./tables.ts";

/** Rows of one kind, before and after. */
interface Kind {
  name: string;
  before: number;
  after: number;
}

export interface Removal {
  kinds: Kind[];
  /** Names of products that stay, the first twenty. */
  demoProductsKept: string[];
  /** Orders that were placed after the demo was filled in, whoever placed them, and when the last one was. */
  ordersSince: { count: number; last: Date | null };
}

/** Why there is nothing to do, or nothing may be done; in words for people. */
export class NotRemoved extends Error {}

/** What is told by name; the other tables hang on these. */
const TOLD: readonly (readonly [name: string, table: string])[] = [
  ["products", "product"],
  ["categories", "category"],
  ["brands", "brand"],
  ["parameters", "parameter"],
  ["promotions", "promotion"],
  ["bundles", "bundle"],
  ["vouchers", "voucher"],
  ["stores", "store"],
  ["customers", "customer"],
  ["orders", "orders"],
  ["invoices", "invoice"],
  ["returns", "return_request"],
  ["complaints", "complaint"],
  ["reviews", "review"],
  ["articles", "article"],
  ["blog posts", "blog_post"],
  ["landing pages", "landing_page"],
  ["home blocks", "home_block"],
  ["links of the menu", "top_link"],
  ["pictures, documents, films", "medium"],
  ["settings", "setting"],
  ["people", "staff_member"],
];

/**
 * Takes out all that is the demo's, by what the history of changes says. `agree` sees the result before it is kept; where it
 * answers false everything stays. Throws NotRemoved where there is no demo, or where the shop was moved in meanwhile.
 */
export async function removeDemo(
  client: pg.Client,
  { now, agree }: { now: Date; agree: (removal: Removal) => Promise<boolean> },
): Promise<boolean> {
  // Whoever reads the result may take his time.
  await client.query(
    "set statement_timeout = 0; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = 0",
  );
  await refuseWithoutDemo(client);
  await client.query("begin");
  try {
    const before = await countAll(client);
    const ordersSince = await newOrders(client);
    await takeOut(client);
    await noteRemoval(client, now);
    const after = await countAll(client);
    const kinds = TOLD.map(([name, table]) => ({
      name,
      before: before[table] ?? 0,
      // The note of the removal is none that anybody set.
      after: (after[table] ?? 0) - (table === "setting" ? 1 : 0),
    }));
    const { rows } = await client.query<{ name: string }>(
      "select name from product order by id desc limit 20",
    );
    const isAgreed = await agree({ kinds, demoProductsKept: rows.map(({ name }) => name), ordersSince });
    await client.query(isAgreed ? "commit" : "rollback");
    if (isAgreed) await client.query("analyze");
    return isAgreed;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function refuseWithoutDemo(client: pg.Client): Promise<void> {
  const removedAt = await demoRemovedAt(client);
  if (removedAt)
    throw new NotRemoved(
      `The demo was taken out on ${removedAt.toISOString().slice(0, 10)}: there is nothing to remove.`,
    );
  // Only the demo names media of this provider.
  const { rowCount: demo } = await client.query("select from medium where provider = 'demo' limit 1");
  if (!demo) throw new NotRemoved("This shop was never filled by the demo: there is nothing to remove.");
  const { rowCount: moved } = await client.query("select from moved limit 1");
  if (moved)
    throw new NotRemoved(
      "Another shop's customers and orders were moved into this one, beside the demo's. Take the move back at " +
        "/admin/mutare, remove the demo, and move in again.",
    );
}

/** Orders of the past come without what a buyer sent. */
async function newOrders(client: pg.Client): Promise<Removal["ordersSince"]> {
  const { rows } = await client.query<{ count: number; last: Date | null }>(
    "select count(*)::int as count, max(placed_at) as last from orders where body_hash <> ''",
  );
  return rows[0] ?? { count: 0, last: null };
}

async function takeOut(client: pg.Client): Promise<void> {
  // Those first that others refer to, so they are emptied from the end.
  const tables = (await listTables(client)).map(({ name }) => name);
  const own = tables.filter((name) => name.startsWith("public.")).map((name) => name.slice("public.".length));
  const unknown = own.filter(
    (name) => ![EMPTIED, PICKED, FOLLOWING, UNTOUCHED].some((some) => some.includes(name)),
  );
  if (unknown.length > 0) throw new Error(`Nobody says whether the demo fills ${unknown.join(", ")}.`);
  // Ledgers refuse that their past is changed; this past never was.
  for (const name of own) await client.query(`alter table ${name} disable trigger user`);
  // What stays of one adds up as before, without the orders that moved it.
  await client.query(
    "update stock_movement set order_id = null, note = 'Comandă de probă' where order_id is not null",
  );
  for (const name of own.toReversed()) if (EMPTIED.includes(name)) await client.query(`delete from ${name}`);
  for (const statement of STATEMENTS) await client.query(statement);
  for (const name of own) await client.query(`alter table ${name} enable trigger user`);
  for (const name of RESTARTED) await client.query(`alter sequence ${name} restart`);
  if (tables.includes("graphile_worker._private_jobs"))
    await client.query(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier <> all ($1)`,
      [KEPT_JOBS],
    );
}

async function noteRemoval(client: pg.Client, now: Date): Promise<void> {
  await client.query("insert into setting values ($1, $2)", [REMOVED, { at: now.toISOString() }]);
  await client.query(
    `insert into change (at, actor_kind, actor_name, subject_kind, subject_id, version, sentence, before, after)
     select $1, 'staff', 'Server', 'first_steps', '1', coalesce(max(version), 0) + 1,
       'Demonstrația a fost scoasă din magazin.', '{"demo": true}', '{"demo": false}'
     from change where subject_kind = 'first_steps' and subject_id = '1'`,
    [now],
  );
}

async function countAll(client: pg.Client): Promise<Record<string, number>> {
  const counts = TOLD.map(([, table]) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows } = await client.query<Record<string, number>>(`select ${counts.join(", ")}`);
  return rows[0] ?? {};
}
