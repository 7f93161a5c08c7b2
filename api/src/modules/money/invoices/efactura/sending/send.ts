/**
 * Sends invoices to ANAF. Each attempt is recorded before it starts, because the process may be killed. (decision
 * 0089)
 */
import { transaction } from "../../../../../db/database.ts";
import { hasSentMessage } from "./messages.store.ts";
import type { Upload } from "../anaf/anaf-client.ts";
import { problemOf } from "../anaf/anaf-answers.ts";
import type { AnafFailure } from "../anaf/anaf-result.ts";
import { anafOf, goodToken, withToken } from "../anaf/connection.service.ts";
import { toEDocument } from "../e-document.rules.ts";
import { toUbl } from "../ubl.ts";
import { findingsOf } from "../validate.rules.ts";
import {
  abandonedAttempts,
  dueDocuments,
  type DueDocument,
  endAttempt,
  insertAttempt,
  moveDocument,
  pauseSending,
  type Problem,
} from "./documents.store.ts";
import { MAX, type Run, type Shop } from "./run.ts";
import { ABANDONED_MS, AWAY_MS, isTemporary, nextStatusAt, UNKNOWN_MS } from "./sending.rules.ts";

/** Validates queued invoices. Violations block an invoice until staff decide to send it anyway. */
export async function checkDrafts({ db, now }: Shop): Promise<void> {
  for (const document of await dueDocuments(db, "draft", { now: now(), limit: MAX })) {
    const { invoiceId, isForced } = document;
    const problems = isForced ? [] : problemsOf(document);
    const isGood = problems.length === 0;
    await moveDocument(
      db,
      { invoiceId, from: ["draft"], to: isGood ? "valid" : "draft" },
      { nextAt: isGood ? now() : null, problems },
    );
  }
}

function problemsOf({ isOfClosed, ...paper }: DueDocument): Problem[] {
  return [...(isOfClosed ? [OF_CLOSED] : []), ...findingsOf(toEDocument(paper))];
}

/** If staff closed an invoice, only they know whether ANAF has received it. */
const OF_CLOSED: Problem = {
  rule: "STORNO",
  field: "",
  message:
    "Factura stornată a fost închisă fără trimitere la ANAF. Trimite stornoul numai dacă factura a ajuns la ANAF pe altă cale.",
};

/** Marks attempts of killed processes as having an unknown outcome. */
export async function giveUpAbandoned({ db, now }: Shop): Promise<void> {
  const before = new Date(now().getTime() - ABANDONED_MS);
  for (const { attemptId, ...attempt } of await abandonedAttempts(db, before))
    await transaction(db, async (tx) => {
      const answer = "Trimiterea a fost întreruptă de magazin.";
      if (await endAttempt(tx, attemptId, { ended: "unknown", at: now(), answer }))
        await becomeUnknown(tx, attempt);
    });
}

/** Sends due invoices one by one. If ANAF is unavailable, postpones all of them. */
export async function sendDue(shop: Shop, run: Run): Promise<void> {
  const { db, now } = shop;
  const client = anafOf(shop);
  const due = client ? await dueDocuments(db, "valid", { now: now(), limit: MAX }) : [];
  if (!client || due.length === 0) return;
  const token = await goodToken(shop, client);
  if (!token.ok) {
    await pauseSending(db, new Date(now().getTime() + AWAY_MS));
    return;
  }
  for (const document of due) {
    if (!run.goesOn()) return;
    await sendOne(shop, run, document);
  }
}

async function sendOne(shop: Shop, run: Run, document: DueDocument): Promise<void> {
  const { db, now } = shop;
  const { invoiceId } = document;
  const upload = uploadOf(document);
  const startedAt = now();
  const attemptId = await begin(shop, { invoiceId, xml: upload.xml, at: startedAt });
  if (attemptId === undefined) return;
  const answer = await withToken(shop, (client, token) => client.upload(token, upload));
  await transaction(db, async (tx) => {
    const at = now();
    if (answer.ok) {
      const { index: uploadIndex } = answer.value;
      if (!(await endAttempt(tx, attemptId, { ended: "sent", at, uploadIndex }))) return;
      await moveDocument(
        tx,
        { invoiceId, from: ["sending"], to: "sent" },
        { nextAt: nextStatusAt(0, at), asked: 0, problems: [] },
      );
      return;
    }
    const ended = ENDS[answer.kind];
    if (!(await endAttempt(tx, attemptId, { ended, at, answer: answer.message }))) return;
    if (ended === "unknown") await becomeUnknown(tx, { invoiceId, startedAt });
    else await takeBack(tx, { invoiceId, at }, answer);
  });
  if (answer.ok) return;
  run.met(answer);
  shop.log({ level: "warn", message: "An invoice was not sent to ANAF.", invoiceId, error: answer.message });
  if (!run.goesOn()) await pauseSending(db, new Date(now().getTime() + AWAY_MS));
}

const ENDS = {
  lost: "unknown",
  refused: "refused",
  "not-sent": "not_sent",
  busy: "not_sent",
  denied: "not_sent",
} as const satisfies Record<AnafFailure["kind"], string>;

/** Starts an attempt. Returns undefined if another process has started one or ANAF already has the invoice. */
async function begin(
  { db }: Shop,
  { invoiceId, xml, at }: { invoiceId: number; xml: string; at: Date },
): Promise<number | undefined> {
  return transaction(db, async (tx) => {
    // The message of an attempt that was presumed lost may have arrived.
    if (await hasSentMessage(tx, invoiceId)) {
      await moveDocument(tx, { invoiceId, from: ["valid"], to: "accepted" }, { nextAt: null, problems: [] });
      return undefined;
    }
    const isOurs = await moveDocument(tx, { invoiceId, from: ["valid"], to: "sending" }, { nextAt: null });
    return isOurs ? insertAttempt(tx, { invoiceId, xml, at }) : undefined;
  });
}

type Tx = Parameters<Parameters<typeof transaction>[1]>[0];

async function becomeUnknown(
  tx: Tx,
  { invoiceId, startedAt }: { invoiceId: number; startedAt: Date },
): Promise<void> {
  const nextAt = new Date(startedAt.getTime() + UNKNOWN_MS);
  await moveDocument(tx, { invoiceId, from: ["sending"], to: "unknown" }, { nextAt, asked: 0, problems: [] });
}

/**
 * Ends an attempt that did not reach ANAF or was refused. Its document is retried later unless ANAF refused the
 * content.
 */
async function takeBack(
  tx: Tx,
  { invoiceId, at }: { invoiceId: number; at: Date },
  { kind, message }: AnafFailure,
): Promise<void> {
  const isRefused = kind === "refused" && !isTemporary(message);
  const problem: Problem = { ...problemOf(message), field: "" };
  await moveDocument(
    tx,
    { invoiceId, from: ["sending"], to: isRefused ? "refused" : "valid" },
    { nextAt: isRefused ? null : new Date(at.getTime() + AWAY_MS), problems: [problem] },
  );
}

function uploadOf(paper: DueDocument): Upload {
  const { document } = paper;
  const [seller, buyer] = [digitsOf(document.seller.cui), digitsOf(document.buyer.cui)];
  return {
    cif: seller,
    xml: toUbl(toEDocument(paper)),
    isCreditNote: paper.kind === "storno",
    isToPerson: buyer === "",
  };
}

export function digitsOf(cui: string): string {
  return cui.replaceAll(/\D/g, "");
}
