/** Actions of staff on documents that a service refused, or whose result only staff can find out. */
import type { FieldErrors } from "@curat/contract/envelope";
import { ISSUER_LABELS } from "@curat/contract/staff/invoice-issuers.values";
import type { Waiting } from "../../../../calendar/waiting.ts";
import { type Db, transaction } from "../../../../db/database.ts";
import { enqueue } from "../../../../jobs/enqueue.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { settleUnknown, type Shop } from "./outbox.service.ts";
import { countTroubled, lockDocument, moveDocument, settleAttempt } from "./outbox.store.ts";

const LATE_MS = 60 * 60_000;

/** Counts documents that staff must settle, and documents that a service has not issued within an hour. */
export async function waitingForIssuer(db: Db, now: Date): Promise<Waiting> {
  return countTroubled(db, new Date(now.getTime() - LATE_MS));
}

/**
 * Retries a document, or queries one whose result is unknown. Returns false while a call is running or after the
 * document was issued, undefined for an unknown id.
 */
export async function retryDocument(
  { db, now }: Shop,
  { invoiceId, actor }: { invoiceId: number; actor: Actor },
): Promise<boolean | undefined> {
  return transaction(db, async (tx) => {
    const queued = await lockDocument(tx, invoiceId);
    if (!queued) return undefined;
    const { state } = queued;
    if (state === "sending" || state === "issued") return false;
    const to = state === "unknown" ? "unknown" : "waiting";
    await moveDocument(tx, { invoiceId, from: [state], to }, { nextAt: now() });
    await enqueue(tx, "issue_elsewhere", {}, "issue_elsewhere:now");
    await recordChange(tx, {
      actor,
      subject: { kind: "invoice", id: invoiceId },
      sentence: `Emiterea facturii pentru comanda ${queued.document.orderNumber} prin ${ISSUER_LABELS[queued.issuer]} se încearcă din nou.`,
      before: { orderID: queued.orderId, state },
      after: { orderID: queued.orderId, state: to },
      touched: [],
    });
    return true;
  });
}

/**
 * Stores what staff found at the service: the document's number, or null if it was not issued. Returns false if the
 * result is already known, undefined for an unknown id.
 */
export async function settleDocument(
  { db, now }: Shop,
  { invoiceId, number, actor }: { invoiceId: number; number: number | null; actor: Actor },
): Promise<true | false | undefined | { errors: FieldErrors }> {
  return transaction(db, async (tx) => {
    const queued = await lockDocument(tx, invoiceId);
    if (!queued) return undefined;
    if (queued.state !== "unknown") return false;
    const at = now();
    if (number === null) {
      await settleAttempt(tx, invoiceId, { settled: "absent", at });
      await moveDocument(tx, { invoiceId, from: ["unknown"], to: "waiting" }, { nextAt: at });
      await enqueue(tx, "issue_elsewhere", {}, "issue_elsewhere:now");
      await recordChange(tx, {
        actor,
        subject: { kind: "invoice", id: invoiceId },
        sentence: `Factura pentru comanda ${queued.document.orderNumber} nu este la ${ISSUER_LABELS[queued.issuer]} și se emite din nou.`,
        before: { orderID: queued.orderId, state: "unknown" },
        after: { orderID: queued.orderId, state: "waiting" },
        touched: [],
      });
      return true;
    }
    const paper = { series: queued.series, number: String(number), link: null };
    const isSettled = await settleUnknown(tx, { invoiceId, paper, at, actor });
    if (isSettled) await enqueue(tx, "issue_elsewhere", {}, "issue_elsewhere:now");
    return (
      isSettled || {
        errors: { number: [`Numărul ${number} este al altei facturi. Verifică-l și scrie-l din nou.`] },
      }
    );
  });
}
