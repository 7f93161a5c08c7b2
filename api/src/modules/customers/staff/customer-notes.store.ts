/** All SQL on what staff notes of customers. */
import type { Db, Tx } from "../../../db/database.ts";
import type { Actor } from "../../changes/index.ts";

export interface CustomerNote {
  id: number;
  customerId: number;
  authorKind: string;
  authorId: string | null;
  authorName: string;
  text: string;
  createdAt: Date;
  changedAt: Date | null;
}

const COLUMNS = [
  "id",
  "customer_id as customerId",
  "author_kind as authorKind",
  "author_id as authorId",
  "author_name as authorName",
  "text",
  "created_at as createdAt",
  "changed_at as changedAt",
] as const;

/** More than anyone reads; the page stays bounded. */
const SHOWN = 200;

/** A customer's notes, the newest first. */
export async function loadNotes(db: Db, customerId: number): Promise<CustomerNote[]> {
  return db
    .selectFrom("customer_note")
    .select(COLUMNS)
    .where("customer_id", "=", customerId)
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
}

/** One of them, locked; undefined for an unknown one and another customer's. */
export async function lockNote(tx: Tx, customerId: number, id: number): Promise<CustomerNote | undefined> {
  return tx
    .selectFrom("customer_note")
    .select(COLUMNS)
    .where("customer_id", "=", customerId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertNote(
  tx: Tx,
  { customerId, author, text, now }: { customerId: number; author: Actor; text: string; now: Date },
): Promise<number> {
  const row = await tx
    .insertInto("customer_note")
    .values({
      customer_id: customerId,
      author_kind: author.kind,
      author_id: author.id,
      author_name: author.name,
      text,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateNote(
  tx: Tx,
  { id, text, now }: { id: number; text: string; now: Date },
): Promise<void> {
  await tx.updateTable("customer_note").set({ text, changed_at: now }).where("id", "=", id).execute();
}

export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("customer_note").where("id", "=", id).execute();
}
