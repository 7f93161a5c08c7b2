import { counted } from "@curat/contract/quantity-text.values";
import { toBani } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { ChangedReceiptLine, ReceiptBody } from "@curat/contract/staff/receipts";
import { receiptVatOf } from "@curat/contract/staff/receipt-vat.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { baniOfDecimal } from "../../../text/money.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";
import { findByCodes } from "../../catalogue/catalog/index.ts";
import { type Actor, recordChange, StaleVersion, versionOf } from "../../platform/changes/index.ts";
import { findPurchaseOrder } from "../purchase-orders/index.ts";
import { findOffersBy, loadSuppliers } from "../suppliers/index.ts";
import { type DocumentLine, MAX_LINES } from "./delivery-file.rules.ts";
import { inLei, receivedValue, type ReceiptLine, splitLine } from "./lines.rules.ts";
import { addUp, type Known, matchLines, type NewLine } from "./matching.rules.ts";
import {
  deleteLines,
  deleteReceipt,
  findProductsFor,
  insertLines,
  insertReceipt,
  loadLines,
  loadProducts,
  lockReceipt,
  type Receipt,
  type ReceiptFields,
  updateLines,
  updateReceipt,
} from "./receipts.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type Refused = { ok: false; error: "refused"; errors: FieldErrors };
export type Drafted<Done = object> =
  | ({ ok: true; id: number } & Done)
  | { ok: false; error: "unknown" | "posted" }
  | Refused;

export const KIND = "receipt";

export function refused(field: string, message: string): Refused {
  return { ok: false, error: "refused", errors: { [field]: [message] } };
}

/** Creates a draft with today's date, in the supplier's currency. */
export async function createDraft(
  { db, now }: Shop,
  { body, actor }: { body: ReceiptBody & { supplierID: number }; actor: Actor },
): Promise<Drafted> {
  return transaction(db, (tx) => insertDraft(tx, { body, actor, at: now(), messageId: null, lines: [] }));
}

/** Creates a draft with lines, in the caller's transaction. */
export async function insertDraft(
  tx: Tx,
  {
    body,
    actor,
    at,
    messageId,
    lines,
    goods = [],
  }: {
    body: ReceiptBody & { supplierID: number };
    actor: Actor;
    at: Date;
    messageId: string | null;
    lines: readonly DocumentLine[];
    goods?: readonly NewLine[];
  },
): Promise<Drafted> {
  const [supplier] = await loadSuppliers(tx, [body.supplierID]);
  if (!supplier) return refused("supplierID", "Alege furnizorul.");
  const day = romanianDay(at);
  const start: ReceiptFields = {
    supplierId: supplier.id,
    documentNumber: "",
    documentOn: null,
    receivedOn: day,
    currency: supplier.currency,
    rate: null,
    extraBani: 0,
    spread: "value",
    purchaseOrderIds: [],
    invoiceTotalBani: null,
    commission: "",
    note: "",
  };
  const fields = withBody(start, body);
  const refusal = await refuseOrders(tx, fields);
  if (refusal) return refusal;
  const id = await insertReceipt(tx, { ...fields, messageId, at, by: actor.name });
  const matched = await match(tx, fields.supplierId, lines);
  const { lines: all } = addUp([], [...goods, ...matched]);
  await insertLines(
    tx,
    id,
    all.map((line, index) => ({ ...line, position: index + 1 })),
  );
  await recordChange(tx, {
    actor,
    subject: { kind: KIND, id },
    sentence: `Recepția de la „${supplier.name}” a fost începută.`,
    before: null,
    after: { receiptID: id, edit: 1, lines: all.length },
    touched: [],
  });
  return { ok: true, id };
}

function withBody(current: ReceiptFields, body: ReceiptBody): ReceiptFields {
  const valueOr = <Value>(value: Value | undefined, before: Value): Value =>
    value === undefined ? before : value;
  const currency = valueOr(body.currency, current.currency);
  return {
    supplierId: valueOr(body.supplierID, current.supplierId),
    documentNumber: valueOr(body.document_number, current.documentNumber),
    documentOn: valueOr(body.document_on, current.documentOn),
    receivedOn: valueOr(body.received_on, current.receivedOn),
    currency,
    rate: currency === "RON" ? 1 : valueOr(body.rate, current.currency === "RON" ? null : current.rate),
    extraBani: body.extra === undefined ? current.extraBani : body.extra === null ? 0 : toBani(body.extra),
    spread: valueOr(body.spread, current.spread),
    invoiceTotalBani:
      body.invoice_total === undefined
        ? current.invoiceTotalBani
        : body.invoice_total === null
          ? null
          : toBani(body.invoice_total),
    purchaseOrderIds: valueOr(body.purchase_orders, current.purchaseOrderIds),
    commission: valueOr(body.commission, current.commission),
    note: valueOr(body.note, current.note),
  };
}

/** Throws unless all orders were sent to this supplier. */
export async function refuseOrders(tx: Tx, { supplierId, purchaseOrderIds }: ReceiptFields) {
  for (const id of purchaseOrderIds) {
    const order = await findPurchaseOrder(tx, id);
    if (order?.supplierId !== supplierId || order.sentAt === null)
      return refused("purchase_orders", "Alege numai comenzi trimise acestui furnizor.");
  }
  return undefined;
}

export interface Change {
  id: number;
  /** The version that staff saw; undefined for added lines, which overwrite nothing. */
  expectedVersion?: number | undefined;
  actor: Actor;
}

/** Locks a draft, changes it and records the change in the audit log without costs. */
export async function changeDraft<Done extends object>(
  { db }: Shop,
  { id, expectedVersion, actor }: Change,
  change: (
    tx: Tx,
    receipt: Receipt,
    lines: readonly ReceiptLine[],
  ) => Promise<Refused | { done: Done; what: string }>,
): Promise<Drafted<Done>> {
  return transaction(db, async (tx): Promise<Drafted<Done>> => {
    const receipt = await lockReceipt(tx, id);
    if (!receipt) return { ok: false, error: "unknown" };
    const version = await versionOf(tx, { kind: KIND, id });
    if (expectedVersion !== undefined && expectedVersion !== version)
      throw new StaleVersion({ receiptID: id }, version);
    if (receipt.postedAt) return { ok: false, error: "posted" };
    const before = await loadLines(tx, id);
    const changed = await change(tx, receipt, before);
    if ("error" in changed) return changed;
    await recordChange(tx, {
      actor,
      subject: { kind: KIND, id },
      sentence: `Recepția de la „${receipt.supplier}”: ${changed.what}.`,
      before: { receiptID: id, edit: version },
      after: { receiptID: id, edit: version + 1 },
      touched: [],
    });
    return { ok: true, id, ...changed.done };
  });
}

/** Changes the fields of a draft. Throws StaleVersion (409). */
export function changeFields(
  shop: Shop,
  { body, ...input }: Change & { body: ReceiptBody },
): Promise<Drafted> {
  return changeDraft(shop, input, async (tx, receipt) => {
    const fields = withBody(receipt, body);
    const [supplier] = await loadSuppliers(tx, [fields.supplierId]);
    if (!supplier) return refused("supplierID", "Alege furnizorul.");
    const refusal = await refuseOrders(tx, fields);
    if (refusal) return refusal;
    await updateReceipt(tx, receipt.id, fields);
    return { done: {}, what: "datele au fost schimbate" };
  });
}

/** Deletes a draft. Throws StaleVersion (409). */
export function removeDraft(shop: Shop, input: Change): Promise<Drafted> {
  return changeDraft(shop, input, async (tx, { id }) => {
    await deleteReceipt(tx, id);
    return { done: {}, what: "ciorna a fost ștearsă" };
  });
}

/** Adds the lines of a supplier's document to a draft. Lines with the same product, unit, pack and lot are combined. */
export function addLines(
  shop: Shop,
  { lines: added, ...input }: Change & { lines: readonly DocumentLine[] },
): Promise<Drafted<{ added: number; addedUp: string[] }>> {
  return changeDraft(shop, input, async (tx, receipt, current) => {
    const matched = await match(tx, receipt.supplierId, added);
    const { lines, addedUp } = addUp(current, matched);
    const fault = await saveLines(tx, receipt.id, { current, lines });
    return (
      fault ?? {
        done: { added: matched.length, addedUp },
        what: counted(matched.length, "un rând adăugat", "rânduri adăugate"),
      }
    );
  });
}

/** Stores the lines of a draft. Refuses more lines than a receipt may have. */
export async function saveLines(
  tx: Tx,
  id: number,
  { current, lines }: { current: readonly ReceiptLine[]; lines: readonly (ReceiptLine | NewLine)[] },
): Promise<Refused | undefined> {
  if (lines.length > MAX_LINES) return refused("file", "O recepție poate avea cel mult 5.000 de rânduri.");
  if (lines.some(({ quantity, documentQuantity }) => Math.max(quantity, documentQuantity) > 1_000_000))
    return refused("file", "Un rând poate avea cel mult 1.000.000 de bucăți.");
  const known = new Set<ReceiptLine | NewLine>(current);
  const changing = lines.filter((line): line is ReceiptLine => "id" in line && !known.has(line));
  await updateLines(tx, changing);
  const last = current.at(-1)?.position ?? 0;
  const fresh = lines.filter((line): line is NewLine => !("id" in line));
  await insertLines(
    tx,
    id,
    fresh.map((line, index) => ({ ...line, position: last + index + 1 })),
  );
  return undefined;
}

async function match(tx: Tx, supplierId: number, lines: readonly DocumentLine[]): Promise<NewLine[]> {
  if (lines.length === 0) return [];
  return matchLines(
    lines,
    await loadKnown(tx, supplierId, {
      codes: lines.flatMap(({ code, supplierCode }) => [code, supplierCode]),
      barcodes: lines.map(({ barcode }) => barcode),
      names: lines.map(({ name }) => name),
    }),
  );
}

async function loadKnown(
  tx: Tx,
  supplierId: number,
  by: Record<"codes" | "barcodes" | "names", readonly string[]>,
): Promise<Known> {
  const products = await findProductsFor(tx, by);
  const offers = await findOffersBy(tx, supplierId, { ...by, productIds: products.map(({ id }) => id) });
  const ids = [...products.map(({ id }) => id), ...offers.map(({ productId }) => productId)];
  const sold = await loadProducts(tx, ids);
  return { products, offers, saleUnits: new Map([...sold].map(([id, { unit }]) => [id, unit])) };
}

/**
 * Adds the product of a scanned or entered code: one piece, or one pack of the supplier; `5*code` adds five.
 */
export function addScan(
  shop: Shop,
  { code: typed, ...input }: Change & { code: string },
): Promise<Drafted<{ product: string; quantity: number }>> {
  return changeDraft(shop, input, async (tx, receipt, current) => {
    const [, times, typedCode] = /^(?:(\d{1,5})\s*[*x×]\s*)?(.+)$/i.exec(typed.trim()) ?? [];
    const [count, code] = [Number(times ?? 1), typedCode ?? ""];
    if (count < 1) return refused("code", "Scrie o cantitate de cel puțin 1.");
    const known = await loadKnown(tx, receipt.supplierId, { codes: [code], barcodes: [code], names: [] });
    const { offers, products } = known;
    const offer = offers.find((one) => one.barcode === code || one.code.toUpperCase() === code.toUpperCase());
    const product =
      matchedByCodes([code], products).get(code) ?? products.find(({ barcode }) => barcode === code);
    const productId = offer?.productId ?? product?.id;
    if (productId === undefined) return refused("code", `Niciun produs nu are codul „${code}”.`);
    const pack = offer?.pack ?? 1;
    const priced = offer ?? offers.find((one) => one.productId === productId && one.pack === pack);
    const line: NewLine = {
      productId,
      code: offer?.code ?? "",
      barcode: offer?.barcode ?? "",
      name: "",
      unit: pack === 1 ? "buc" : "cutie",
      documentQuantity: count,
      quantity: count,
      pack,
      valueBani: priced && priced.priceBani !== null ? priced.priceBani * count : null,
    };
    // A scan is added to the product's existing line, even if the document uses another unit.
    const same = current.findLast((one) => one.productId === productId && one.pack === pack);
    const { lines } = addUp(current, [
      same ? { ...line, unit: same.unit, lot: same.lot, vat: same.vat } : line,
    ]);
    const fault = await saveLines(tx, receipt.id, { current, lines });
    if (fault) return { ...fault, errors: { code: Object.values(fault.errors)[0] ?? [] } };
    const quantity =
      lines.findLast((one) => one.productId === productId && one.pack === pack)?.quantity ?? count;
    const name = (await loadProducts(tx, [productId])).get(productId)?.name ?? code;
    return { done: { product: name, quantity }, what: `${count} × ${code} scanat` };
  });
}

/** Changes or removes lines of a draft. Throws StaleVersion (409). */
export function changeLines(
  shop: Shop,
  { changes, ...input }: Change & { changes: readonly ChangedReceiptLine[] },
): Promise<Drafted> {
  return changeDraft(shop, input, async (tx, receipt, current) => {
    const byId = new Map(current.map((line) => [line.id, line]));
    const codes = changes.flatMap(({ product_code: code }) => code ?? []);
    const found = matchedByCodes(codes, await findByCodes(tx, codes));
    const errors: FieldErrors = {};
    const [changed, removed]: [ReceiptLine[], number[]] = [[], []];
    const split: ReceiptLine[] = [];
    let extraBani = receipt.extraBani;
    for (const [index, change] of changes.entries()) {
      const line = byId.get(change.lineID);
      // If a colleague had removed the line, the version would differ. So the id is wrong.
      if (!line) errors[`lines.${index}.lineID`] = ["Rândul nu mai există. Reîncarcă pagina."];
      else if (change.remove) {
        removed.push(line.id);
        if (change.remove === "costs") extraBani += inLei(receivedValue(line), receipt.rate ?? 1);
      } else {
        const product = change.product_code === undefined ? undefined : found.get(change.product_code);
        if (change.product_code !== undefined && !product)
          errors[`lines.${index}.product_code`] = [
            `Nu există un produs cu codul „${change.product_code}”: verifică-l.`,
          ];
        const vat = change.vat === undefined ? (line.vat ?? null) : receiptVatOf(change.vat);
        if (vat === undefined)
          errors[`lines.${index}.vat`] = ["Scrie cota, de exemplu 21, sau TI, NP ori SC."];
        const next = { ...changedLine(line, change, product?.id), vat: vat ?? undefined };
        if (change.split !== undefined && change.split >= next.quantity)
          errors[`lines.${index}.split`] = [`Scrie mai puțin decât cantitatea primită, ${next.quantity}.`];
        const [remaining, other] = change.split === undefined ? [next] : splitLine(next, change.split);
        changed.push(remaining);
        if (other) split.push(other);
      }
    }
    if (Object.keys(errors).length > 0) return { ok: false, error: "refused", errors };
    if (current.length + split.length - removed.length > MAX_LINES)
      return refused("lines", "O recepție poate avea cel mult 5.000 de rânduri.");
    await updateLines(tx, changed);
    await insertLines(tx, receipt.id, split);
    await deleteLines(tx, receipt.id, removed);
    if (extraBani !== receipt.extraBani) await updateReceipt(tx, receipt.id, { ...receipt, extraBani });
    return { done: {}, what: "rândurile au fost schimbate" };
  });
}

function changedLine(
  line: ReceiptLine,
  { document_quantity, quantity, pack, price, lot, lot_expires_on: expiresOn }: ChangedReceiptLine,
  productId: number | undefined,
): ReceiptLine {
  const documentQuantity = document_quantity ?? line.documentQuantity;
  const units = documentQuantity > 0 ? documentQuantity : (quantity ?? line.quantity);
  const isSame = price === undefined && documentQuantity === line.documentQuantity;
  const code = lot ?? line.lot?.code ?? "";
  const day = expiresOn === undefined ? (line.lot?.expiresOn ?? null) : expiresOn;
  return {
    ...line,
    lot: code === "" && day === null ? undefined : { code, expiresOn: day },
    productId: productId ?? line.productId,
    documentQuantity,
    quantity: quantity ?? line.quantity,
    pack: pack ?? line.pack,
    valueBani: isSame ? line.valueBani : valueOf(line, { price, units }),
  };
}

/** Returns the net value of the units at the entered price, or at the line's price if none was entered. */
function valueOf(
  { valueBani, documentQuantity, quantity }: ReceiptLine,
  { price, units }: { price: number | undefined; units: number },
): number | null {
  if (price !== undefined) return baniOfDecimal(String(price * units));
  const before = documentQuantity > 0 ? documentQuantity : quantity;
  return valueBani === null || before === 0 ? null : Math.round((valueBani * units) / before);
}
