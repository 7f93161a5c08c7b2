/** All staff can read a note. Only its author can change it. */
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import type { StaffNote } from "@curat/contract/staff/notes.fields";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale, type Subject, versionsOf } from "../changes/index.ts";
import {
  deleteNote,
  findNotes,
  insertNote,
  lockNote,
  type Note,
  type NoteAbout,
  type NoteSubject,
  updateNote,
} from "./notes.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Asker = Pick<Actor, "kind" | "id">;
export type NoteSaved = { ok: true } | { ok: false; error: "unknown" | "foreign" };

export interface NoteInput extends NoteSubject {
  noteId: number;
  expectedVersion: number;
  actor: Actor;
}

interface NewNote extends NoteSubject {
  text: string;
  actor: Actor;
  exists: (tx: Tx) => Promise<boolean>;
}

const KIND = { customer: "customer_note", order: "order_note" } as const satisfies Record<
  NoteAbout,
  SubjectKind
>;

const NAMED: Record<NoteAbout, (id: number) => string> = {
  customer: (id) => `clientul nr. ${id}`,
  order: (id) => `comanda cu id-ul ${id}`,
};

/** Returns notes, newest first, and whether this staff member may change them. */
export async function showNotes(db: Db, of: NoteSubject, asker: Asker): Promise<StaffNote[]> {
  const notes = await findNotes(db, of);
  const versions = await versionsOf(
    db,
    KIND[of.about],
    notes.map(({ id }) => id),
  );
  return notes.map((note) => ({
    id: note.id,
    text: note.text,
    author: note.authorName,
    is_own: isWriter(note, asker),
    created_at: note.createdAt.toISOString(),
    changed_at: note.changedAt?.toISOString() ?? null,
    version: versions.get(note.id) ?? 0,
  }));
}

/** Adds a note. `exists` checks in the same transaction that the subject exists. */
export async function addNote(
  { db, now }: Shop,
  { text, actor, exists, ...about }: NewNote,
): Promise<NoteSaved> {
  return transaction(db, async (tx): Promise<NoteSaved> => {
    if (!(await exists(tx))) return { ok: false, error: "unknown" };
    const id = await insertNote(tx, about, { author: actor, text, at: now() });
    await record(tx, about, { id, actor, did: "scrisă" });
    return { ok: true };
  });
}

export async function changeNote(
  shop: Shop,
  { text, ...input }: NoteInput & { text: string },
): Promise<NoteSaved> {
  return ofWriter(shop, input, async (tx, note) => {
    if (note.text === text) return;
    await updateNote(tx, { id: note.id, text, at: shop.now() });
    await record(tx, input, { id: note.id, actor: input.actor, did: "schimbată" });
  });
}

export async function removeNote(shop: Shop, input: NoteInput): Promise<NoteSaved> {
  return ofWriter(shop, input, async (tx, note) => {
    await deleteNote(tx, note.id);
    await record(tx, input, { id: note.id, actor: input.actor, did: "ștearsă" });
  });
}

/** Locks a note and calls `act` if the actor is its author. Throws StaleVersion (409) with the note. */
async function ofWriter(
  { db }: Pick<Shop, "db">,
  input: NoteInput,
  act: (tx: Tx, note: Note) => Promise<void>,
): Promise<NoteSaved> {
  return transaction(db, async (tx): Promise<NoteSaved> => {
    const { noteId, expectedVersion, actor } = input;
    const note = await lockNote(tx, input, noteId);
    if (!note) return { ok: false, error: "unknown" };
    if (!isWriter(note, actor)) return { ok: false, error: "foreign" };
    const current = async () => ({ text: note.text });
    await refuseStale(tx, subjectOf(input.about, noteId), { expectedVersion, loadCurrent: current });
    await act(tx, note);
    return { ok: true };
  });
}

function isWriter({ authorKind, authorId }: Note, actor: Asker): boolean {
  return authorKind === actor.kind && authorId !== null && authorId === actor.id;
}

function subjectOf(about: NoteAbout, id: number): Subject {
  return { kind: KIND[about], id };
}

/** Records the change without the note's text, which the audit log must not contain. */
async function record(
  tx: Tx,
  { about, aboutId }: NoteSubject,
  { id, actor, did }: { id: number; actor: Actor; did: string },
): Promise<void> {
  // The audit log finds the changes of an order by this id.
  const named = about === "order" ? { orderID: aboutId } : {};
  await recordChange(tx, {
    actor,
    subject: subjectOf(about, id),
    sentence: `Nota ${id} despre ${NAMED[about](aboutId)} a fost ${did}.`,
    before: named,
    after: { ...named, done: did },
    touched: [],
  });
}
