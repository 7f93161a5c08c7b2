import { transaction, type Tx } from "../../../../../db/database.ts";
import type { UploadStatus } from "../anaf/anaf-answers.ts";
import { isAway } from "../anaf/anaf-result.ts";
import { withToken } from "../anaf/connection.service.ts";
import {
  dueAttempts,
  moveDocument,
  type OpenAttempt,
  type Problem,
  settleAttempt,
} from "./documents.store.ts";
import { fetchZips } from "./fetch.ts";
import { countUnread, insertMessages, reportedAttempts } from "./messages.store.ts";
import { MAX, type Run, type Shop } from "./run.ts";
import { digitsOf } from "./send.ts";
import { ABSENT_MS, AWAY_MS, LOOKS_BEFORE_ABSENT, nextStatusAt, UNKNOWN_MS } from "./sending.rules.ts";

/** Queries the status of sent invoices. Failed queries are retried later. */
export async function requestStatuses(shop: Shop, run: Run): Promise<void> {
  const { db, now } = shop;
  for (const attempt of await dueAttempts(db, "sent", { now: now(), limit: MAX })) {
    const { uploadIndex, invoiceId, asked } = attempt;
    if (!run.goesOn() || uploadIndex === null) return;
    const answer = await withToken(shop, (client, token) => client.status(token, uploadIndex));
    if (answer.ok && answer.value.state !== "processing") {
      await settle(shop, attempt, answer.value);
      continue;
    }
    if (!answer.ok) run.met(answer);
    // If ANAF is unavailable, this attempt is retried soon. Otherwise the attempt itself may cause the failure, so
    // other attempts come first.
    const next =
      !answer.ok && isAway(answer)
        ? { nextAt: new Date(now().getTime() + AWAY_MS) }
        : { nextAt: nextStatusAt(asked + 1, now()), asked: asked + 1 };
    await moveDocument(db, { invoiceId, from: ["sent"], to: "sent" }, next);
  }
}

type Settled = Extract<UploadStatus, { state: "accepted" | "refused" }>;

async function settle({ db, now }: Shop, attempt: OpenAttempt, { state, id }: Settled): Promise<void> {
  await transaction(db, async (tx) => {
    await writeSettled(tx, attempt, { settled: state, at: now() });
    if (id === undefined) return;
    const message = {
      id,
      kind: state === "accepted" ? ("sent" as const) : ("errors" as const),
      uploadIndex: attempt.uploadIndex ?? "",
      createdAt: now(),
    };
    const cif = digitsOf(attempt.document.seller.cui);
    await insertMessages(tx, cif, { messages: [message], now: now() });
  });
}

/** Shown until ANAF's errors are downloaded. */
const REFUSED: Problem = { rule: "ANAF", field: "", message: "ANAF a refuzat factura; erorile se descarcă." };

async function writeSettled(
  tx: Tx,
  { attemptId, invoiceId }: Pick<OpenAttempt, "attemptId" | "invoiceId">,
  came: { settled: "accepted" | "refused"; at: Date; uploadIndex?: string },
): Promise<void> {
  if (!(await settleAttempt(tx, attemptId, came))) return;
  const problems = came.settled === "accepted" ? [] : [REFUSED];
  await moveDocument(
    tx,
    { invoiceId, from: ["sent", "unknown"], to: came.settled },
    { nextAt: null, problems },
  );
}

/** Settles every attempt whose message has arrived. */
export async function settleReported({ db, now }: Shop): Promise<void> {
  for (const { kind, uploadIndex, ...attempt } of await reportedAttempts(db))
    await transaction(db, (tx) =>
      writeSettled(tx, attempt, {
        settled: kind === "sent" ? "accepted" : "refused",
        at: now(),
        uploadIndex,
      }),
    );
}

/**
 * Settles attempts with an unknown outcome. Accepts those found in ANAF's list of sent invoices. If a complete list
 * lacks an attempt an hour after sending, it never arrived and its document is sent again. Refused attempts are
 * missing as well, because their error files do not identify the document.
 */
export async function findUnknown(shop: Shop, run: Run): Promise<void> {
  const { db, now } = shop;
  const unknown = await dueAttempts(db, "unknown", { now: now(), limit: MAX });
  const byCif = Map.groupBy(unknown, ({ document }) => digitsOf(document.seller.cui));
  for (const [cif, attempts] of byCif) {
    const from = new Date(Math.min(...attempts.map(({ startedAt }) => startedAt.getTime())));
    if (!run.goesOn()) return;
    const answer = await withToken(shop, (client, token) => client.list(token, { cif, filter: "T", from }));
    if (!answer.ok) {
      run.met(answer);
      await lookAgain(shop, attempts);
      continue;
    }
    const { messages, until } = answer.value;
    await insertMessages(db, cif, { messages, now: now() });
    const ids = messages.map(({ id }) => id);
    await fetchZips(shop, run, ids);
    await settleReported(shop);
    // Any unread document may belong to one of the attempts.
    if ((await countUnread(db, ids)) > 0) await lookAgain(shop, attempts);
    else await endAbsent(shop, attempts, until);
  }
}

async function endAbsent(shop: Shop, attempts: readonly OpenAttempt[], until: Date): Promise<void> {
  const { db, now } = shop;
  const isProven = ({ startedAt, asked }: OpenAttempt) =>
    asked >= LOOKS_BEFORE_ABSENT && until.getTime() >= startedAt.getTime() + ABSENT_MS;
  for (const { attemptId, invoiceId } of attempts.filter(isProven))
    await transaction(db, async (tx) => {
      if (!(await settleAttempt(tx, attemptId, { settled: "absent", at: now() }))) return;
      await moveDocument(tx, { invoiceId, from: ["unknown"], to: "valid" }, { nextAt: now() });
    });
  await lookAgain(
    shop,
    attempts.filter((attempt) => !isProven(attempt)),
  );
}

async function lookAgain({ db, now }: Shop, attempts: readonly OpenAttempt[]): Promise<void> {
  const nextAt = new Date(now().getTime() + UNKNOWN_MS);
  for (const { invoiceId, asked } of attempts)
    await moveDocument(db, { invoiceId, from: ["unknown"], to: "unknown" }, { nextAt, asked: asked + 1 });
}
