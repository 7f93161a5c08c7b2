/** Converts goods receipts to the format of the staff calls. Costs are null without `costs:view`. */
import { leiNumber, toLei, type Wire } from "@curat/contract/lei.values";
import { receiptVatText } from "@curat/contract/staff/receipt-vat.values";
import type { GoodsReceipt, GoodsReceiptLine, WholeGoodsReceipt } from "@curat/contract/staff/receipts";
import type { Db } from "../../../db/database.ts";
import { versionOf } from "../../platform/changes/index.ts";
import { previewReceived } from "../costs/index.ts";
import { findOffersBy } from "../suppliers/index.ts";
import { KIND } from "./drafts.service.ts";
import { faultOf, type ReceiptLine } from "./lines.rules.ts";
import { differencesWithOrders } from "./order-differences.ts";
import { costsOf, missingFor } from "./posting.service.ts";
import { findReceipt, loadLines, type Receipt, type ReceiptSums, type StoredLine } from "./receipts.store.ts";

interface ViewOptions {
  seesCosts: boolean;
  version: number;
}

export function toListed(
  receipt: Receipt & ReceiptSums,
  { seesCosts, version }: ViewOptions,
): Wire<GoodsReceipt> {
  const amount = (bani: number | null) => (seesCosts && bani !== null ? toLei(bani) : null);
  return {
    receiptID: receipt.id,
    state: receipt.undoneAt ? "undone" : receipt.postedAt ? "posted" : "draft",
    supplierID: receipt.supplierId,
    supplier: receipt.supplier,
    document_number: receipt.documentNumber,
    document_on: receipt.documentOn,
    received_on: receipt.receivedOn,
    currency: receipt.currency,
    rate: receipt.rate,
    extra: amount(receipt.extraBani),
    spread: receipt.spread,
    invoice_total: amount(receipt.invoiceTotalBani),
    commission: receipt.commission,
    note: receipt.note,
    message_id: receipt.messageId,
    number: receipt.number,
    year: receipt.year,
    created_at: receipt.createdAt.toISOString(),
    created_by: receipt.createdBy,
    posted_at: receipt.postedAt?.toISOString() ?? null,
    posted_by: receipt.postedBy,
    undone_at: receipt.undoneAt?.toISOString() ?? null,
    undone_by: receipt.undoneBy,
    undo_reason: receipt.undoReason,
    lines: receipt.lines,
    pieces: receipt.pieces,
    cost: amount(receipt.costBani),
    version,
  };
}

/** Returns one receipt without its lines; undefined for an unknown id. */
export async function wholeReceipt(
  db: Db,
  id: number,
  { seesCosts }: { seesCosts: boolean },
): Promise<Wire<WholeGoodsReceipt> | undefined> {
  const receipt = await findReceipt(db, id);
  if (!receipt) return undefined;
  const lines = await loadLines(db, id);
  const [version, { costs }] = await Promise.all([
    versionOf(db, { kind: KIND, id }),
    costsOf(db, receipt, lines),
  ]);
  const totalBani = lines.reduce((sum, { valueBani }) => sum + (valueBani ?? 0), 0);
  const sums = {
    lines: lines.length,
    pieces: costs.reduce((sum, { pieces }) => sum + pieces, 0),
    // Without an exchange rate, the cost in lei is still unknown.
    costBani: receipt.rate === null ? null : costs.reduce((sum, { valueBani }) => sum + valueBani, 0),
  };
  const difference = receipt.invoiceTotalBani === null ? null : receipt.invoiceTotalBani - totalBani;
  return {
    ...toListed({ ...receipt, ...sums }, { seesCosts, version }),
    open_lines: lines.filter((line) => faultOf(line) !== undefined).length,
    total: seesCosts ? toLei(totalBani) : null,
    difference: seesCosts && difference !== null ? toLei(difference) : null,
    missing: receipt.postedAt ? [] : missingFor(receipt, lines),
    purchase_orders: await differencesWithOrders(db, receipt, costs),
  };
}

/**
 * Returns a page of a receipt's lines, incomplete ones first, with stock and average cost before and after.
 */
export async function linesPage(
  db: Db,
  receipt: Receipt,
  { page, perPage, seesCosts }: { page: number; perPage: number; seesCosts: boolean },
): Promise<{ rows: Wire<GoodsReceiptLine>[]; total: number }> {
  const all = await loadLines(db, receipt.id);
  const isDraft = receipt.postedAt === null;
  const { products, costs } = await costsOf(db, receipt, all);
  const sorted = isDraft
    ? all.toSorted((one, other) => Number(faultOf(other) !== undefined) - Number(faultOf(one) !== undefined))
    : all;
  const shown = sorted.slice((page - 1) * perPage, page * perPage);
  const ids = [...new Set(shown.flatMap(({ productId }) => productId ?? []))];
  const [received, offers] = await Promise.all([
    isDraft ? previewReceived(db, costs) : [],
    findOffersBy(db, receipt.supplierId, { codes: [], barcodes: [], productIds: ids }),
  ]);
  const receivedOf = new Map(received.map((one) => [one.productId, one]));
  const costOf = new Map(costs.map((one) => [one.lineId, one]));
  const packOf = new Map(offers.toReversed().map(({ productId, pack }) => [productId, pack]));
  const rows = shown.map((line) => {
    const product = line.productId === null ? undefined : products.get(line.productId);
    const cost = costOf.get(line.id);
    const around = line.productId === null ? undefined : receivedOf.get(line.productId);
    const costBani = line.costBani ?? cost?.valueBani ?? null;
    const fine = (bani: number | null | undefined) =>
      seesCosts && receipt.rate !== null && bani != null ? roundFine(leiNumber(bani)) : null;
    return {
      ...documentOf(line),
      product_code: product?.code ?? "",
      product: product?.name ?? "",
      offered_pack: line.productId === null ? null : (packOf.get(line.productId) ?? null),
      price: seesCosts ? priceOf(line) : null,
      has_price: line.valueBani !== null,
      fault: isDraft ? (faultOf(line) ?? null) : null,
      stock_before: around?.stockBefore ?? null,
      stock_after: around?.stockAfter ?? null,
      unit_cost: fine(costBani !== null && cost ? costBani / cost.pieces : null),
      average_before: fine(around?.averageBefore),
      average_after: fine(around?.averageAfter),
    };
  });
  return { rows, total: all.length };
}

function documentOf(line: StoredLine) {
  return {
    lineID: line.id,
    productID: line.productId,
    code: line.code,
    barcode: line.barcode,
    name: line.name,
    unit: line.unit,
    document_quantity: line.documentQuantity,
    quantity: line.quantity,
    pack: line.pack,
    vat: receiptVatText(line.vat ?? null),
    by_lots: line.isByLots ?? false,
    lot: line.lot?.code ?? "",
    lot_expires_on: line.lot?.expiresOn ?? null,
  };
}

/** Returns the net price of a unit in the document's currency, with four decimals; null if unknown. */
function priceOf({ valueBani, documentQuantity, quantity }: ReceiptLine): number | null {
  const units = documentQuantity || quantity;
  return valueBani === null || units === 0 ? null : roundFine(leiNumber(valueBani) / units);
}

function roundFine(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}
