/**
 * Issues the shop's invoices through a service. Each attempt is recorded before its call, because the process may be
 * killed. After an unknown result, the service is queried before another attempt.
 */
import {
  ISSUER_LABELS,
  type IssuerName,
  PROVISIONAL_SERIES,
} from "@curat/contract/staff/invoice-issuers.values";
import type { ApiContext } from "../../../../context.ts";
import { romanianDay } from "../../../../calendar/romanian-day.ts";
import { transaction, type Tx } from "../../../../db/database.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type Actor, CLOCK, recordChange } from "../../../platform/changes/index.ts";
import { loadSettings } from "../../../platform/settings/index.ts";
import { queueDocuments } from "../efactura/sending/documents.store.ts";
import type { Invoice } from "../invoices.store.ts";
import { readInvoiceIssuer } from "./issuer.setting.ts";
import type { IssuedPaper, Issuer, IssuerFailure, IssueRequest } from "./issuer.port.ts";
import { issuerOf } from "./issuers.ts";
import {
  type Assignment,
  endAttempt,
  findAssignment,
  findUnknownAttempt,
  insertAttempt,
  insertDocument,
  listAbandoned,
  listBusy,
  listToFind,
  listWithoutPdf,
  lockAttempt,
  lockDocument,
  markAttempt,
  markMailed,
  moveDocument,
  nextToSend,
  pauseSending,
  postponePdf,
  type QueuedDocument,
  settleAttempt,
  writeNumber,
  writePdf,
} from "./outbox.store.ts";

export type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

/** An attempt older than this was abandoned, because it makes two calls of at most 20 seconds each. */
const ABANDONED_MS = 3 * 60_000;
/** Delay before looking up an unknown outcome: the service may still carry out a call that timed out here. */
const UNKNOWN_MS = 10 * 60_000;
const AWAY_MS = 5 * 60_000;
/** Time limit of a run. A run starts every minute. */
const RUN_MS = 40_000;
const PDF_PAUSE_MS = 60_000;
const MAX_PDF_PAUSE_MS = 60 * 60_000;

/** Returns the service for a new document: the configured one, or for a storno the one of its invoice. */
export async function assignmentOf(tx: Tx, stornoOf: number | null): Promise<Assignment | undefined> {
  if (stornoOf !== null) {
    const former = await findAssignment(tx, stornoOf);
    return former && { ...former, series: null };
  }
  const { issuer, series, efactura } = readInvoiceIssuer((await loadSettings(tx)).invoiceIssuer);
  return issuer === "shop" ? undefined : { issuer, series, sendsEfactura: efactura === "issuer" };
}

/** Queues a new document. It is sent after the caller's transaction commits. */
export async function queueForIssuer(
  tx: Tx,
  invoice: Pick<Invoice, "id">,
  { at, ...assignment }: Assignment & { at: Date },
): Promise<void> {
  await insertDocument(tx, { ...assignment, invoiceId: invoice.id, at });
  await enqueue(tx, "issue_elsewhere", {}, "issue_elsewhere:now");
}

/** Enqueues the buyer's email now, or as soon as the service has numbered the document. */
export async function mailWhenIssued(tx: Tx, { id, series }: Pick<Invoice, "id" | "series">): Promise<void> {
  if (series === PROVISIONAL_SERIES) await markMailed(tx, id);
  else await enqueue(tx, "invoice_mail", { invoiceId: id }, `invoice:${id}`);
}

/** Sends, looks up and downloads what is due. Safe to run concurrently and to abort at any point. */
export async function stepIssuers(shop: Shop, runMs: number = RUN_MS): Promise<void> {
  const until = performance.now() + runMs;
  const goesOn = () => performance.now() < until;
  await giveUpAbandoned(shop);
  for (const name of await listBusy(shop.db)) {
    const issuer = issuerOf(shop.config, name);
    if (!issuer) continue;
    for (const document of await listToFind(shop.db, name, shop.now()))
      if (goesOn()) await findOne(shop, issuer, document);
    let mayFollow = true;
    while (mayFollow && goesOn()) mayFollow = await sendNext(shop, issuer, name);
    for (const document of await listWithoutPdf(shop.db, name, shop.now()))
      if (goesOn()) await fetchPdf(shop, issuer, document);
  }
}

async function giveUpAbandoned({ db, now }: Shop): Promise<void> {
  const at = now();
  for (const { attemptId, invoiceId, hasBegun } of await listAbandoned(
    db,
    new Date(at.getTime() - ABANDONED_MS),
  ))
    await transaction(db, async (tx) => {
      const answer = "Emiterea a fost întreruptă de magazin.";
      const ended = hasBegun ? "unknown" : "not_sent";
      if (!(await endAttempt(tx, attemptId, { ended, at, answer }))) return;
      const to = hasBegun ? "unknown" : "waiting";
      const nextAt = hasBegun ? new Date(at.getTime() + UNKNOWN_MS) : at;
      await moveDocument(tx, { invoiceId, from: ["sending"], to }, { nextAt, problem: answer });
    });
}

/** Sends one document. Returns whether to continue with others in this run. */
async function sendNext(shop: Shop, issuer: Issuer, name: IssuerName): Promise<boolean> {
  const { db, now } = shop;
  const document = await nextToSend(db, name, now());
  if (!document) return false;
  const { invoiceId } = document;
  const attemptId = await transaction(db, async (tx) => {
    const id = await insertAttempt(tx, { invoiceId, issuer: name, at: now() });
    if (id === undefined) return undefined;
    const isOurs = await moveDocument(tx, { invoiceId, from: ["waiting"], to: "sending" }, { nextAt: null });
    if (!isOurs) await endAttempt(tx, id, { ended: "not_sent", at: now() });
    return isOurs ? id : undefined;
  });
  if (attemptId === undefined) return false;
  const mark = await issuer.mark(document.series);
  if (!mark.ok) {
    // If the response about the series was lost, nothing was issued.
    const kind = mark.kind === "refused" ? "refused" : "not-sent";
    return endFailed(shop, { document, attemptId }, { ...mark, kind });
  }
  if (!(await markAttempt(db, attemptId, mark.value))) return false;
  const answer = await issuer.issue(requestOf(document));
  if (!answer.ok) return endFailed(shop, { document, attemptId }, answer);
  await transaction(db, async (tx) => {
    if (!(await lockAttempt(tx, attemptId))) return;
    const at = now();
    const isSettled = await settle(tx, { invoiceId, paper: answer.value, at, actor: CLOCK });
    await endAttempt(tx, attemptId, { ended: isSettled ? "issued" : "unknown", at });
  });
  return true;
}

async function endFailed(
  { db, now, log }: Shop,
  { document, attemptId }: { document: QueuedDocument; attemptId: number },
  { kind, message }: IssuerFailure,
): Promise<boolean> {
  const { invoiceId, issuer } = document;
  const at = now();
  const away = new Date(at.getTime() + AWAY_MS);
  await transaction(db, async (tx) => {
    const ended = kind === "lost" ? "unknown" : kind === "refused" ? "refused" : "not_sent";
    if (!(await endAttempt(tx, attemptId, { ended, at, answer: message }))) return;
    const from = ["sending"] as const;
    if (kind === "lost")
      await moveDocument(
        tx,
        { invoiceId, from, to: "unknown" },
        { nextAt: new Date(at.getTime() + UNKNOWN_MS), problem: message },
      );
    else if (kind === "refused")
      await moveDocument(tx, { invoiceId, from, to: "refused" }, { nextAt: null, problem: message });
    else {
      await moveDocument(tx, { invoiceId, from, to: "waiting" }, { nextAt: away, problem: message });
      await pauseSending(tx, issuer, { until: away, problem: message });
    }
  });
  log({ level: "warn", message: "An invoice was not issued by the service.", invoiceId, issuer, kind });
  return kind === "refused";
}

async function findOne({ db, now }: Shop, issuer: Issuer, document: QueuedDocument): Promise<void> {
  const { invoiceId } = document;
  const attempt = await findUnknownAttempt(db, invoiceId);
  if (!attempt) return;
  const found = await issuer.find(requestOf(document), attempt.mark);
  await transaction(db, async (tx) => {
    const current = await lockDocument(tx, invoiceId);
    if (current?.state !== "unknown") return;
    const at = now();
    if (!found.ok || found.value === "unclear") {
      const name = ISSUER_LABELS[document.issuer];
      const [nextAt, problem] = found.ok
        ? [null, `Nu se știe dacă ${name} a emis documentul. Caută-l acolo și alege aici ce ai găsit.`]
        : [new Date(at.getTime() + AWAY_MS), found.message];
      await moveDocument(tx, { invoiceId, from: ["unknown"], to: "unknown" }, { nextAt, problem });
    } else if (found.value === "absent") {
      await settleAttempt(tx, invoiceId, { settled: "absent", at });
      await moveDocument(tx, { invoiceId, from: ["unknown"], to: "waiting" }, { nextAt: at });
    } else await settleUnknown(tx, { invoiceId, paper: found.value, at, actor: CLOCK });
  });
}

async function fetchPdf({ db, now }: Shop, issuer: Issuer, document: QueuedDocument): Promise<void> {
  const { invoiceId, issuedSeries: series, issuedNumber: number, link, pdfTries } = document;
  if (number === null) return;
  const answer = await issuer.pdf({ series, number, link });
  if (!answer.ok) {
    const pauseMs = Math.min(MAX_PDF_PAUSE_MS, PDF_PAUSE_MS * 2 ** Math.min(pdfTries, 10));
    const nextAt = new Date(now().getTime() + pauseMs);
    return postponePdf(db, invoiceId, { nextAt, problem: answer.message });
  }
  await transaction(db, async (tx) => {
    if ((await writePdf(tx, invoiceId, answer.value)) && document.isMailed)
      await mailWhenIssued(tx, { id: invoiceId, series });
  });
}

interface Settlement {
  invoiceId: number;
  paper: IssuedPaper;
  at: Date;
  actor: Actor;
}

/** Stores the number of a document whose result was unknown. Returns false if another invoice has this number. */
export async function settleUnknown(tx: Tx, settlement: Settlement): Promise<boolean> {
  const { invoiceId, at } = settlement;
  if (!(await settle(tx, settlement))) return false;
  await settleAttempt(tx, invoiceId, { settled: "issued", at });
  return true;
}

async function settle(tx: Tx, { invoiceId, paper, at, actor }: Settlement): Promise<boolean> {
  const queued = await lockDocument(tx, invoiceId);
  if (!queued) return false;
  const name = ISSUER_LABELS[queued.issuer];
  const { series, number, link } = paper;
  const { reversed, orderId, kind } = queued;
  const document = reversed
    ? {
        ...queued.document,
        takesBack: {
          series: reversed.series,
          number: Number(reversed.number),
          issuedAt: new Date(reversed.issuedAt).toISOString(),
        },
      }
    : queued.document;
  const isValid = /^[A-Z0-9]{1,10}$/.test(series) && Number(number) > 0;
  if (!isValid || !(await writeNumber(tx, invoiceId, { series, number, link, document, at }))) {
    const problem = `${name} a răspuns cu numărul ${series} ${number}, pe care îl are altă factură sau care nu este valabil. Caută documentul la ${name} și alege aici ce ai găsit.`;
    await moveDocument(
      tx,
      { invoiceId, from: ["sending", "unknown"], to: "unknown" },
      { nextAt: null, problem },
    );
    return false;
  }
  if (!queued.sendsEfactura && (await loadSettings(tx)).INVOICE.efactura)
    await queueDocuments(tx, [{ id: invoiceId, issuedAt: queued.issuedAt }], at);
  await recordChange(tx, {
    actor,
    subject: { kind: "invoice", id: invoiceId },
    sentence: `${kind === "storno" ? "Factura storno" : "Factura"} ${series} ${number} a fost emisă de ${name} pentru comanda ${document.orderNumber}.`,
    before: { orderID: orderId },
    after: { orderID: orderId, series, number: Number(number), kind },
    touched: [],
  });
  return true;
}

function requestOf({ invoiceId, series, issuedAt, document, reversed }: QueuedDocument): IssueRequest {
  return {
    key: `${document.orderNumber}-${invoiceId}`,
    series,
    issuedOn: romanianDay(issuedAt),
    document,
    reversed,
  };
}
