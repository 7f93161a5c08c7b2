import type { FieldErrors } from "@curat/contract/envelope";
import type { MessageKind, MessageState } from "@curat/contract/staff/messages.values";
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, recordChange, refuseStale, versionOf } from "../../platform/changes/index.ts";
import { findColleague } from "../../platform/staff/index.ts";
import { storedMessage, type Message, messageSentence, toWireMessage } from "./messages.rules.ts";
import { insertAnswer, lockMessage, writeMessage } from "./messages.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

interface WriteInput {
  id: number;
  expectedVersion: number;
  actor: Actor;
}
export interface Sorting {
  kind?: MessageKind | undefined;
  state?: MessageState | undefined;
  assignee?: number | null | undefined;
  note?: string | undefined;
}

export type Sorted =
  | { ok: true; message: Message; version: number }
  | { ok: false; error: "unknown" }
  | { ok: false; error: "refused"; errors: FieldErrors };

const NO_ADDRESS: FieldErrors = {
  answer: ["Autorul nu a lăsat o adresă de e-mail: poți doar să închizi mesajul."],
};
const UNKNOWN_ASSIGNEE: FieldErrors = {
  assignee: ["Persoana nu face parte din echipă: alege un coleg din listă."],
};

export async function sortMessage(
  { db, now }: Shop,
  input: WriteInput,
  { kind, state, assignee, note }: Sorting,
): Promise<Sorted> {
  return transaction(db, async (tx): Promise<Sorted> => {
    const before = await lockExpected(tx, input);
    if (!before) return { ok: false, error: "unknown" };
    const colleague = typeof assignee === "number" ? await findColleague(tx, assignee) : undefined;
    if (typeof assignee === "number" && !colleague)
      return { ok: false, error: "refused", errors: UNKNOWN_ASSIGNEE };
    const isNoted = note !== undefined && note !== before.note;
    const after: Message = {
      ...before,
      kind: kind ?? before.kind,
      state: state ?? before.state,
      ...(assignee !== undefined && {
        assigneeId: colleague?.id ?? null,
        assignee: colleague?.name ?? "",
      }),
      ...(isNoted && { note, noteAt: now() }),
    };
    await writeMessage(tx, after);
    return { ok: true, message: after, version: await record(tx, input.actor, { before, after }) };
  });
}

/** Stores an answer and queues its email. Assigns an unassigned message to the author. Throws StaleVersion (409). */
export async function answerMessage(
  { db, now }: Shop,
  input: WriteInput,
  { answer: text, state }: { answer: string; state: "answered" | "closed" },
): Promise<Sorted> {
  return transaction(db, async (tx): Promise<Sorted> => {
    const before = await lockExpected(tx, input);
    if (!before) return { ok: false, error: "unknown" };
    if (before.email === "") return { ok: false, error: "refused", errors: NO_ADDRESS };
    const { actor } = input;
    const answer = { author: actor.name, text, at: now() };
    const isTaken = before.assignee === "" && actor.kind === "staff" && actor.id !== null;
    const after: Message = {
      ...before,
      state,
      ...(isTaken && { assigneeId: Number(actor.id), assignee: actor.name }),
      answers: [...before.answers, answer],
    };
    await writeMessage(tx, after);
    const answerId = await insertAnswer(tx, input.id, answer);
    await enqueue(tx, "contact_answer_mail", { answerId }, `contact-answer:${answerId}`);
    return { ok: true, message: after, version: await record(tx, actor, { before, after }) };
  });
}

async function lockExpected(tx: Tx, { id, expectedVersion }: WriteInput): Promise<Message | undefined> {
  const message = await lockMessage(tx, id);
  if (!message) return undefined;
  const subject = { kind: "message", id } as const;
  const loadCurrent = async () => toWireMessage(message, await versionOf(tx, subject));
  await refuseStale(tx, subject, { expectedVersion, loadCurrent });
  return message;
}

async function record(
  tx: Tx,
  actor: Actor,
  { before, after }: { before: Message; after: Message },
): Promise<number> {
  const { version } = await recordChange(tx, {
    actor,
    subject: { kind: "message", id: after.id },
    sentence: messageSentence(before, after),
    before: storedMessage(before),
    after: storedMessage(after),
    touched: [],
  });
  return version;
}
