/** Removes the demo from a stopped shop, in one transaction that is committed only if the user agrees. */
import pg from "pg";
import { listTables } from "../backup/database-copy.ts";
import { STATEMENTS } from "./kept-rows.ts";
import { demoRemovedAt, REMOVED } from "./removed-demo.ts";
import { EMPTIED, FOLLOWING, KEPT_JOBS, PICKED, RESTARTED, UNTOUCHED } from "./tables.ts";

interface Kind {
  name: string;
  before: number;
  after: number;
}

export interface Removal {
  kinds: Kind[];
  keptProducts: string[];
  /** Number of orders placed since the demo was loaded, and the time of the last one. */
  ordersSince: { count: number; last: Date | null };
}

/** Thrown if there is nothing to remove or removal is not allowed. The message is shown to the user. */
export class NotRemoved extends Error {}

/** Tables in the report, with their display names. All other tables depend on these. */
const REPORTED_TABLES: readonly (readonly [name: string, table: string])[] = [
  ["products", "product"],
  ["categories", "category"],
  ["brands", "brand"],
  ["parameters", "parameter"],
  ["promotions", "promotion"],
  ["bundles", "bundle"],
  ["vouchers", "voucher"],
  ["stores", "store"],
  ["suppliers", "supplier"],
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
 * Removes everything that belongs to the demo according to the change history.
 * `agree` receives the result before the commit; if it returns false, nothing is changed.
 * Throws NotRemoved if there is no demo, or if another shop was imported as well.
 */
export async function removeDemo(
  client: pg.Client,
  { now, agree }: { now: Date; agree: (removal: Removal) => Promise<boolean> },
): Promise<boolean> {
  await client.query(
    "set statement_timeout = 0; set lock_timeout = '10s'; set idle_in_transaction_session_timeout = 0",
  );
  await refuseWithoutDemo(client);
  await client.query("begin");
  try {
    const before = await countAll(client);
    const ordersSince = await newOrders(client);
    await deleteDemoRows(client);
    await noteRemoval(client, now);
    const after = await countAll(client);
    const kinds = REPORTED_TABLES.map(([name, table]) => ({
      name,
      before: before[table] ?? 0,
      // Leaves out the record of the removal, which is stored as a setting.
      after: (after[table] ?? 0) - (table === "setting" ? 1 : 0),
    }));
    const { rows } = await client.query<{ name: string }>(
      "select name from product order by id desc limit 20",
    );
    const isAgreed = await agree({ kinds, keptProducts: rows.map(({ name }) => name), ordersSince });
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
      `The demo was removed on ${removedAt.toISOString().slice(0, 10)}: there is nothing to remove.`,
    );
  // Only the demo has media of this provider.
  const { rowCount: demo } = await client.query("select from medium where provider = 'demo' limit 1");
  if (!demo) throw new NotRemoved("This shop never had a demo: there is nothing to remove.");
  const { rowCount: moved } = await client.query("select from migrated_record limit 1");
  if (moved)
    throw new NotRemoved(
      "Another shop's customers and orders were imported in addition to the demo's. Undo the migration at " +
        "/admin/mutare, remove the demo, and move in again.",
    );
}

/** Counts the orders that buyers placed. Orders of the demo's history have no body hash. */
async function newOrders(client: pg.Client): Promise<Removal["ordersSince"]> {
  const { rows } = await client.query<{ count: number; last: Date | null }>(
    "select count(*)::int as count, max(placed_at) as last from orders where body_hash <> ''",
  );
  return rows[0] ?? { count: 0, last: null };
}

async function deleteDemoRows(client: pg.Client): Promise<void> {
  // `listTables` returns each table after those that it refers to, so the tables are emptied in reverse
  // order.
  const tables = (await listTables(client)).map(({ name }) => name);
  const own = tables.filter((name) => name.startsWith("public.")).map((name) => name.slice("public.".length));
  const unknown = own.filter(
    (name) => ![EMPTIED, PICKED, FOLLOWING, UNTOUCHED].some((some) => some.includes(name)),
  );
  if (unknown.length > 0)
    throw new Error(`server/src/demo-removal/tables.ts does not list ${unknown.join(", ")}.`);
  // Triggers protect past entries of the ledgers, but the demo's entries never happened.
  for (const name of own) await client.query(`alter table ${name} disable trigger user`);
  // The movements of deleted orders are kept, so that a product's movements still add up to its stock.
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
  const counts = REPORTED_TABLES.map(([, table]) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows } = await client.query<Record<string, number>>(`select ${counts.join(", ")}`);
  return rows[0] ?? {};
}
