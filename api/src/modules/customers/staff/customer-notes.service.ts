/** Notes of the shop's people about a customer: everybody reads them, their writer alone changes them. */
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale, type Subject } from "../../changes/index.ts";
import { type CustomerNote, deleteNote, insertNote, lockNote, updateNote } from "./customer-notes.store.ts";
import { findKept } from "./staff-customers.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type NoteKept = { ok: true } | { ok: false; error: "unknown" | "foreign" };

/** One note as its writer saw it. */
export interface AskedNote {
  customerId: number;
  noteId: number;
  seen: number;
  actor: Actor;
}

export async function addNote(
  { db, now }: Shop,
  { customerId, text, actor }: { customerId: number; text: string; actor: Actor },
): Promise<NoteKept> {
  return transaction(db, async (tx): Promise<NoteKept> => {
    if (!(await findKept(tx, customerId))) return { ok: false, error: "unknown" };
    const id = await insertNote(tx, { customerId, author: actor, text, now: now() });
    await record(tx, { id, customerId, actor, did: "scrisă" });
    return { ok: true };
  });
}

export async function changeNote(
  shop: Shop,
  { text, ...asked }: AskedNote & { text: string },
): Promise<NoteKept> {
  return ofWriter(shop, asked, async (tx, note) => {
    if (note.text === text) return;
    await updateNote(tx, { id: note.id, text, now: shop.now() });
    await record(tx, { ...note, actor: asked.actor, did: "schimbată" });
  });
}

export async function removeNote(shop: Shop, asked: AskedNote): Promise<NoteKept> {
  return ofWriter(shop, asked, async (tx, note) => {
    await deleteNote(tx, note.id);
    await record(tx, { ...note, actor: asked.actor, did: "ștearsă" });
  });
}

/** Throws StaleVersion (409) with the note where another version was seen. */
async function ofWriter(
  { db }: Pick<Shop, "db">,
  { customerId, noteId, seen, actor }: AskedNote,
  act: (tx: Tx, note: CustomerNote) => Promise<void>,
): Promise<NoteKept> {
  return transaction(db, async (tx): Promise<NoteKept> => {
    const note = await lockNote(tx, customerId, noteId);
    if (!note) return { ok: false, error: "unknown" };
    if (!isWriter(note, actor)) return { ok: false, error: "foreign" };
    await refuseStale(tx, subjectOf(noteId), { seen, standing: async () => ({ text: note.text }) });
    await act(tx, note);
    return { ok: true };
  });
}

export function isWriter({ authorKind, authorId }: CustomerNote, actor: Pick<Actor, "kind" | "id">): boolean {
  return authorKind === actor.kind && authorId !== null && authorId === actor.id;
}

function subjectOf(id: number): Subject {
  return { kind: NOTE_KIND, id };
}

/** The kind that changes of notes are recorded under. */
export const NOTE_KIND = "customer_note" satisfies SubjectKind;

/** That there was a note, never what it said. */
async function record(
  tx: Tx,
  { id, customerId, actor, did }: { id: number; customerId: number; actor: Actor; did: string },
): Promise<void> {
  await recordChange(tx, {
    actor,
    subject: subjectOf(id),
    sentence: `Nota ${id} despre clientul nr. ${customerId} a fost ${did}.`,
    before: {},
    after: { done: did },
    touched: [],
  });
}
