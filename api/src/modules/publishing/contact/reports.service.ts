/** Reports of reviews are messages. The shop's decision answers all reports of a review at once. (law: Reviews) */
import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { storedMessage, type Message, messageSentence } from "./messages.rules.ts";
import { insertAnswer, lockMessage, writeMessage } from "./messages.store.ts";
import { countOpenReports, insertReport, type NewReport, openReports } from "./reports.store.ts";

/** Maximum number of open reports of one review. Staff will examine the review anyway. */
const MAX_OPEN = 20;

/** Stores a report. Queues emails to the shop and, if an address was entered, to the reporter. */
export async function storeReport(
  { db, now }: Pick<ApiContext, "db" | "now">,
  report: NewReport,
): Promise<"kept" | "unknown" | "enough"> {
  return transaction(db, async (tx) => {
    if ((await countOpenReports(tx, report.reviewId)) >= MAX_OPEN) return "enough";
    const messageId = await insertReport(tx, report, now());
    if (messageId === undefined) return "unknown";
    await enqueue(tx, "contact_message_mail", { messageId }, `contact-message:${messageId}`);
    if (report.email !== "")
      await enqueue(tx, "review_report_mail", { messageId }, `review-report:${messageId}`);
    return "kept";
  });
}

/**
 * Answers all open reports of a review and returns how many there were. Reports without an email address are only
 * closed.
 */
export async function answerReports(
  tx: Tx,
  { reviewId, text, actor, at }: { reviewId: number; text: string; actor: Actor; at: Date },
): Promise<number> {
  let count = 0;
  for (const id of await openReports(tx, reviewId)) {
    const before = await lockMessage(tx, id);
    if (before?.state !== "new") continue;
    count += 1;
    const answer = { author: actor.name, text, at };
    const state = before.email === "" ? "closed" : "answered";
    const after: Message = { ...before, state, answers: [...before.answers, answer] };
    await writeMessage(tx, after);
    const answerId = await insertAnswer(tx, id, answer);
    if (before.email !== "")
      await enqueue(tx, "contact_answer_mail", { answerId }, `contact-answer:${answerId}`);
    await recordChange(tx, {
      actor,
      subject: { kind: "message", id },
      sentence: messageSentence(before, after),
      before: storedMessage(before),
      after: storedMessage(after),
      touched: [],
    });
  }
  return count;
}
