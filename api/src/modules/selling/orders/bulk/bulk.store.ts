import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Actor } from "../../../platform/changes/index.ts";
import type { OrderStatus } from "../orders.rules.ts";

export interface NewBulk {
  act: "move" | "awb";
  status: OrderStatus | null;
  note: string;
  actor: Actor;
  leftOut: number;
  at: Date;
}
export interface Bulk extends NewBulk {
  id: number;
}

export type ItemState = "waiting" | "done" | "refused";
export interface Item {
  orderId: number;
  number: number | null;
  state: ItemState;
  why: string;
}

const UNKNOWN = "Comanda nu există.";

export async function insertBulk(tx: Tx, bulk: NewBulk, orderIds: readonly number[]): Promise<number> {
  const { act, status, note, actor, leftOut: left_out, at: created_at } = bulk;
  const who = { actor_kind: actor.kind, actor_id: actor.id, actor_name: actor.name };
  const { id } = await tx
    .insertInto("order_bulk")
    .values({ act, status, note, left_out, created_at, ...who })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`
    insert into order_bulk_item (bulk_id, order_id, position, state, why)
    select ${id}, asked.id, asked.position, case when o.id is null then 'refused' else 'waiting' end,
      case when o.id is null then ${UNKNOWN} else '' end
    from unnest(${orderIds}::bigint[]) with ordinality as asked (id, position)
    left join orders o on o.id = asked.id
    on conflict do nothing
  `.execute(tx);
  return id;
}

export async function findBulk(db: Db, id: number): Promise<Bulk | undefined> {
  const row = await db.selectFrom("order_bulk").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const { act, status, actor_kind: kind, actor_id, actor_name: name } = row;
  // Only `insertBulk` writes these columns, with these types.
  const written = { act, status, actor: { kind, id: actor_id, name } } as Pick<
    Bulk,
    "act" | "status" | "actor"
  >;
  return { id, ...written, note: row.note, leftOut: row.left_out, at: row.created_at };
}

export async function listItems(db: Db, bulkId: number, orderId?: number): Promise<Item[]> {
  const rows = await db
    .selectFrom("order_bulk_item as i")
    .leftJoin("orders as o", "o.id", "i.order_id")
    .select(["i.order_id as orderId", "o.number", "i.state", "i.why"])
    .where("i.bulk_id", "=", bulkId)
    .$if(orderId !== undefined, (query) => query.where("i.order_id", "=", orderId ?? 0))
    .orderBy("i.position")
    .execute();
  // A check constraint allows only the states of the type.
  return rows.map((row) => ({ ...row, state: row.state as ItemState }));
}

export async function closeItem(
  db: Db,
  { bulkId, orderId }: { bulkId: number; orderId: number },
  came: { state: Exclude<ItemState, "waiting">; why: string },
): Promise<void> {
  await db
    .updateTable("order_bulk_item")
    .set(came)
    .where("bulk_id", "=", bulkId)
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
    .execute();
}

const RETENTION_DAYS = 30;

export async function deleteOldBulks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  await db.deleteFrom("order_bulk").where("created_at", "<", before).execute();
}
