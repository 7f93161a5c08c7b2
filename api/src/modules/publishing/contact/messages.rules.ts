import type { StaffMessage } from "@curat/contract/staff/messages";
import type { MessageKind, MessageState } from "@curat/contract/staff/messages.values";

export interface Message {
  id: number;
  kind: MessageKind;
  state: MessageState;
  name: string;
  lastName: string;
  email: string;
  phone: string;
  questions: string;
  productId: number | null;
  product: string | null;
  code: string | null;
  url: string | null;
  reviewId: number | null;
  review: string | null;
  createdAt: Date;
  assigneeId: number | null;
  /** Name of the assignee at the time of assignment; empty if unassigned. */
  assignee: string;
  note: string;
  noteAt: Date | null;
  answers: { author: string; text: string; at: Date }[];
}

export function toWireMessage(message: Message, version: number): StaffMessage {
  const { id, kind, state, email, phone, questions, note, productId, product, reviewId, review } = message;
  return {
    id,
    kind,
    state,
    name: [message.name, message.lastName].filter(Boolean).join(" "),
    email,
    phone,
    questions,
    product:
      productId === null || product === null
        ? null
        : { id: productId, name: product, code: message.code ?? "", url: message.url },
    review: reviewId === null || review === null ? null : { id: reviewId, title: review },
    created_at: message.createdAt.toISOString(),
    assignee: message.assignee === "" ? null : { id: message.assigneeId, name: message.assignee },
    note,
    answers: message.answers.map(({ author, text, at }) => ({ author, text, at: at.toISOString() })),
    version,
  };
}

/**
 * Returns the snapshot for the audit log. It omits the visitor's text and the notes, because these must be erasable.
 */
export function storedMessage({ kind, state, assignee, noteAt, answers }: Message): object {
  const noted = noteAt?.toISOString() ?? null;
  return { kind, state, assignee: assignee || null, noted_at: noted, answers: answers.length };
}

const KINDS = {
  contact: "mesaj",
  product: "întrebare despre un produs",
  offer: "cerere de ofertă",
  review: "semnalarea unei recenzii",
};
const STATES = { new: "fără răspuns", answered: "cu răspuns", closed: "închis" };

/** Describes a change, such as "Mesajul 12: închis, preluat de Radu." */
export function messageSentence(before: Message, after: Message): string {
  const parts = [
    after.answers.length > before.answers.length && "a primit un răspuns",
    after.state !== before.state && STATES[after.state],
    after.kind !== before.kind && KINDS[after.kind],
    after.assignee !== before.assignee && (after.assignee ? `preluat de ${after.assignee}` : "nepreluat"),
    after.noteAt?.getTime() !== before.noteAt?.getTime() && "notă",
  ].filter(Boolean);
  return `Mesajul ${after.id}: ${parts.join(", ")}.`;
}
