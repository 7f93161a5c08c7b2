import { ISSUER_LABELS, PROVISIONAL_SERIES } from "@curat/contract/staff/invoice-issuers.values";
import { transaction, type Tx } from "../../../../db/database.ts";
import { findOrder, lockOrder } from "../../../selling/orders/index.ts";
import { type Actor, recordChange } from "../../../platform/changes/index.ts";
import { loadSettings } from "../../../platform/settings/index.ts";
import { queueDocuments } from "../efactura/sending/documents.store.ts";
import type { InvoiceDocument } from "../invoice-document.ts";
import { DEFAULT_SERIES, findInvoice, type Invoice, numberProvisional } from "../invoices.store.ts";
import { sellerSettings } from "../seller-account.ts";
import { readInvoiceSeries, type Series, seriesOf, stornoSeriesOf } from "../series.rules.ts";
import { mailWhenIssued, type Shop } from "./outbox.service.ts";
import { deleteDocument, lockDocument, lockStornos, type QueuedDocument } from "./outbox.store.ts";

/**
 * Issues a document, and an invoice's stornos with it, in the shop's own series. Returns false if the service may
 * have issued it or a storno's invoice has no number yet; undefined for an unknown id.
 */
export async function moveToOwnSeries(
  { db, now }: Shop,
  { invoiceId, actor }: { invoiceId: number; actor: Actor },
): Promise<boolean | undefined> {
  const found = await findInvoice(db, invoiceId);
  if (!found) return undefined;
  return transaction(db, async (tx) => {
    // Locks the order before the document, in the same order as the code that issues stornos.
    await lockOrder(tx, found.orderId);
    const queued = await lockDocument(tx, invoiceId);
    if (!queued) return undefined;
    const stornos = queued.kind === "invoice" ? await lockStornos(tx, invoiceId) : [];
    if (![queued, ...stornos].every(isNotIssued) || isOfProvisional(queued)) return false;
    const at = now();
    const { usual, forStornosOf } = await ownSeries(tx, queued);
    const isStorno = queued.kind === "storno";
    // The reversed invoice is in the service's series, so the storno is numbered as for an invoice in the shop's usual
    // series.
    const numbered = isStorno ? forStornosOf(usual.series) : usual;
    const invoice = await issue(tx, queued, { ...numbered, document: queued.document, at, actor });
    const takesBack = {
      series: invoice.series,
      number: invoice.number,
      issuedAt: invoice.issuedAt.toISOString(),
    };
    for (const storno of stornos)
      await issue(tx, storno, {
        ...forStornosOf(invoice.series),
        document: { ...storno.document, takesBack },
        at,
        actor,
      });
    return true;
  });
}

function isNotIssued({ state }: QueuedDocument): boolean {
  return state === "waiting" || state === "refused";
}

function isOfProvisional({ reversed }: QueuedDocument): boolean {
  return reversed !== null && reversed.series === PROVISIONAL_SERIES;
}

async function ownSeries(
  tx: Tx,
  { orderId, document }: QueuedDocument,
): Promise<{ usual: Series; forStornosOf: (series: string) => Series }> {
  const settings = await loadSettings(tx);
  const rows = readInvoiceSeries(settings.invoiceSeries);
  const order = (await findOrder(tx, orderId))?.order;
  const usual = seriesOf(rows, {
    isSeap: document.isPublicPurchase,
    isManual: order !== undefined && order.placedBy !== null,
    usual: sellerSettings(settings).series ?? DEFAULT_SERIES,
  });
  return { usual, forStornosOf: (series) => stornoSeriesOf(rows, series) };
}

async function issue(
  tx: Tx,
  queued: QueuedDocument,
  { at, actor, ...numbered }: Series & { document: InvoiceDocument; at: Date; actor: Actor },
): Promise<Invoice> {
  const { invoiceId, orderId, issuer, state, problem, isMailed } = queued;
  await deleteDocument(tx, invoiceId);
  const invoice = await numberProvisional(tx, invoiceId, { ...numbered, at });
  const { series, number, kind, document } = invoice;
  if ((await loadSettings(tx)).INVOICE.efactura) await queueDocuments(tx, [invoice], at);
  if (isMailed) await mailWhenIssued(tx, invoice);
  const name = kind === "storno" ? "Factura storno" : "Factura";
  await recordChange(tx, {
    actor,
    subject: { kind: "invoice", id: invoiceId },
    sentence: `${name} ${series} ${number} a fost emisă de magazin pentru comanda ${document.orderNumber}, în locul ${ISSUER_LABELS[issuer]}.`,
    before: { orderID: orderId, state, problem },
    after: { orderID: orderId, series, number, kind },
    touched: [],
  });
  return invoice;
}
