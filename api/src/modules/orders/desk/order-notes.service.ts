/** Notes of the shop's people about an order: everybody reads them, their writer alone changes them. */
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { type Actor, recordChange, refuseStale, type Subject } from "../../changes/index.ts";
import { deleteNote, insertNote, lockNote, type OrderNote, updateNote } from "./order-notes.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type NoteKept = { ok: true } | { ok: false; error: "unknown" | "foreign" };

/** One note as its writer saw it. */
export interface AskedNote {
  orderId: number;
  noteId: number;
  seen: number;
  actor: Actor;
}

/** The order is there: its route has looked. */
export async function addNote(
  { db, now }: Shop,
  { orderId, text, actor }: { orderId: number; text: string; actor: Actor },
): Promise<NoteKept> {
  return transaction(db, async (tx): Promise<NoteKept> => {
    const id = await insertNote(tx, { orderId, author: actor, text, at: now() });
    await record(tx, { id, orderId, actor, did: "scrisă" });
    return { ok: true };
  });
}

export async function changeNote(
  shop: Shop,
  { text, ...asked }: AskedNote & { text: string },
): Promise<NoteKept> {
  return ofWriter(shop, asked, async (tx, note) => {
    if (note.text === text) return;
    await updateNote(tx, { id: note.id, text, at: shop.now() });
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
  { orderId, noteId, seen, actor }: AskedNote,
  act: (tx: Tx, note: OrderNote) => Promise<void>,
): Promise<NoteKept> {
  return transaction(db, async (tx): Promise<NoteKept> => {
    const note = await lockNote(tx, orderId, noteId);
    if (!note) return { ok: false, error: "unknown" };
    if (!isWriter(note, actor)) return { ok: false, error: "foreign" };
    await refuseStale(tx, noteSubject(noteId), { seen, standing: async () => ({ text: note.text }) });
    await act(tx, note);
    return { ok: true };
  });
}

export function isWriter({ authorKind, authorId }: OrderNote, actor: Pick<Actor, "kind" | "id">): boolean {
  return authorKind === actor.kind && authorId !== null && authorId === actor.id;
}

function noteSubject(id: number): Subject {
  return { kind: "order_note", id };
}

/** That there was a note, never what it said. */
async function record(
  tx: Tx,
  { id, orderId, actor, did }: { id: number; orderId: number; actor: Actor; did: string },
): Promise<void> {
  await recordChange(tx, {
    actor,
    subject: noteSubject(id),
    sentence: `Nota ${id} despre comanda cu id-ul ${orderId} a fost ${did}.`,
    before: {},
    after: { done: did },
    touched: [],
  });
}
