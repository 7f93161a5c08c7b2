import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Actor } from "../changes/index.ts";

export type NoteAbout = "customer" | "order";

export interface NoteSubject {
  about: NoteAbout;
  aboutId: number;
}

export interface Note {
  id: number;
  authorKind: string;
  authorId: string | null;
  authorName: string;
  text: string;
  createdAt: Date;
  changedAt: Date | null;
}

const COLUMNS = [
  "id",
  "author_kind as authorKind",
  "author_id as authorId",
  "author_name as authorName",
  "text",
  "created_at as createdAt",
  "changed_at as changedAt",
] as const;

const COLUMN = { customer: "customer_id", order: "order_id" } as const satisfies Record<NoteAbout, string>;

const SHOWN = 200;

export async function findNotes(db: Db, { about, aboutId }: NoteSubject): Promise<Note[]> {
  return db
    .selectFrom("note")
    .select(COLUMNS)
    .where(COLUMN[about], "=", aboutId)
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
}

/** Locks and returns a note; undefined if it is unknown or belongs to another subject. */
export async function lockNote(
  tx: Tx,
  { about, aboutId }: NoteSubject,
  id: number,
): Promise<Note | undefined> {
  return tx
    .selectFrom("note")
    .select(COLUMNS)
    .where(COLUMN[about], "=", aboutId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertNote(
  tx: Tx,
  { about, aboutId }: NoteSubject,
  { author, text, at }: { author: Actor; text: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("note")
    .values({
      [COLUMN[about]]: aboutId,
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
  await tx.updateTable("note").set({ text, changed_at: at }).where("id", "=", id).execute();
}

export async function deleteNote(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("note").where("id", "=", id).execute();
}

export type StoredNote = {
  author_name: string;
  text: string;
  created_at: Date;
  changed_at: Date | null;
};

/** Returns the notes of each of these subjects, oldest first. */
export async function storedNotes(
  tx: Tx,
  about: NoteAbout,
  ids: readonly number[],
): Promise<Map<number, StoredNote[]>> {
  const rows = await tx
    .selectFrom("note")
    .select(["author_name", "text", "created_at", "changed_at"])
    .select(`${COLUMN[about]} as aboutId`)
    .where(COLUMN[about], "=", anyOf(ids))
    .orderBy("id")
    .execute();
  const reported = new Map<number, StoredNote[]>(ids.map((id) => [id, []]));
  for (const { aboutId, ...note } of rows) reported.get(Number(aboutId))?.push(note);
  return reported;
}

export async function eraseNotes(tx: Tx, about: NoteAbout, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("note").where(COLUMN[about], "=", anyOf(ids)).execute();
}

export async function moveNotes(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("note").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
