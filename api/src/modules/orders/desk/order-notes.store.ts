/** All SQL on what staff notes of orders. */
import type { Db, Tx } from "../../../db/database.ts";
import type { Actor } from "../../changes/index.ts";

export interface OrderNote {
  id: number;
  orderId: number;
  authorKind: string;
  authorId: string | null;
  authorName: string;
  text: string;
  createdAt: Date;
  changedAt: Date | null;
}

const COLUMNS = [
  "id",
  "order_id as orderId",
  "author_kind as authorKind",
  "author_id as authorId",
  "author_name as authorName",
  "text",
  "created_at as createdAt",
  "changed_at as changedAt",
] as const;

/** More than anyone reads; the page stays bounded. */
const SHOWN = 200;

/** An order's notes, the newest first. */
export async function loadNotes(db: Db, orderId: number): Promise<OrderNote[]> {
  return db
    .selectFrom("order_note")
    .select(COLUMNS)
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
}

/** One of them, locked; undefined for an unknown one and another order's. */
export async function lockNote(tx: Tx, orderId: number, id: number): Promise<OrderNote | undefined> {
  return tx
    .selectFrom("order_note")
    .select(COLUMNS)
    .where("order_id", "=", orderId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertNote(
  tx: Tx,
  { orderId, author, text, at }: { orderId: number; author: Actor; text: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("order_note")
    .values({
      order_id: orderId,
      author_kind: author.kind,
      author_id: author.id,
      author_name: author.name,
      text,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateNote(
  tx: Tx,
  { id, text, at }: { id: number; text: string; at: Date },
): Promise<void> {
  await tx.updateTable("order_note").set({ text, changed_at: at }).where("id", "=", id).execute();
}

export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("order_note").where("id", "=", id).execute();
}
