import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export const MAX_LISTS = 50;
const SHOWN_PICTURES = 4;

interface ListLine {
  productId: number;
  quantity: number;
}
interface ListContent {
  name: string;
  lines: readonly ListLine[];
}

export async function loadLists(db: Db, customerId: number) {
  const { rows } = await sql<{ id: number; name: string; changedAt: Date; lines: number; pics: string[] }>`
    select l.id, l.name, l.changed_at as "changedAt",
      (select count(*)::int from reorder_list_line i where i.list_id = l.id) as lines,
      array(
        select r.picture from reorder_list_line i join product_read r on r.product_id = i.product_id
        where i.list_id = l.id and r.picture is not null
        order by i.position limit ${SHOWN_PICTURES}) as pics
    from reorder_list l
    where l.customer_id = ${customerId}
    order by l.changed_at desc, l.id desc limit ${MAX_LISTS}`.execute(db);
  return rows;
}

export async function findList(db: Db, { id, customerId }: { id: number; customerId: number }) {
  return db
    .selectFrom("reorder_list")
    .select(["id", "name", "version", "changed_at as changedAt"])
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

export async function loadLines(db: Db, listId: number) {
  return db
    .selectFrom("reorder_list_line as i")
    .innerJoin("product_facts as p", "p.id", "i.product_id")
    .select(["i.product_id as productId", "i.quantity", "p.name as product"])
    .where("i.list_id", "=", listId)
    .orderBy("i.position")
    .execute();
}

/** Returns the id of the customer's list with this name, ignoring case, and whether it has exactly these lines. */
export async function findByName(tx: Tx, customerId: number, { name, lines }: ListContent) {
  const { rows } = await sql<{ id: number; isSame: boolean }>`
    select l.id, array(
        select i.product_id || ':' || i.quantity from reorder_list_line i where i.list_id = l.id order by i.position
      ) = ${lines.map(({ productId, quantity }) => `${productId}:${quantity}`)}::text[] as "isSame"
    from reorder_list l where l.customer_id = ${customerId} and lower(l.name) = lower(${name})`.execute(tx);
  return rows[0];
}

/** Serialises changes of a customer's lists, so that concurrent requests cannot exceed the limit or reuse a name. */
export async function lockOwner(tx: Tx, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reorder lists ${customerId}`}, 0))`.execute(tx);
}

export async function countLists(tx: Tx, customerId: number): Promise<number> {
  const { count } = await tx
    .selectFrom("reorder_list")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("customer_id", "=", customerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertList(
  tx: Tx,
  customerId: number,
  { name, lines, now }: ListContent & { now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("reorder_list")
    .values({ customer_id: customerId, name, changed_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await putLines(tx, id, lines);
  return id;
}

/** Returns the next version; undefined if the customer has no such list or its version differs. */
export async function updateList(
  tx: Tx,
  { id, customerId, version }: { id: number; customerId: number; version: number },
  { name, lines, now }: ListContent & { now: Date },
): Promise<number | undefined> {
  const row = await tx
    .updateTable("reorder_list")
    .set({ name, version: version + 1, changed_at: now })
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  if (!row) return undefined;
  await tx.deleteFrom("reorder_list_line").where("list_id", "=", id).execute();
  await putLines(tx, id, lines);
  return row.version;
}

/** Inserts a list's lines. Skips unknown products. A repeated product becomes one line with the total quantity. */
async function putLines(tx: Tx, listId: number, lines: readonly ListLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into reorder_list_line (list_id, product_id, quantity, position)
    select ${listId}::bigint, p.id, least(sum(n.quantity), 1000000), min(n.place)
    from unnest(${lines.map((line) => line.productId)}::integer[], ${lines.map((line) => line.quantity)}::integer[])
      with ordinality as n (product, quantity, place)
    join product_facts p on p.id = n.product
    group by p.id`.execute(tx);
}

export async function deleteList(
  db: Db,
  { id, customerId }: { id: number; customerId: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom("reorder_list")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
