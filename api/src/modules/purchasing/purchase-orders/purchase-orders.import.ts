import type { Tx } from "../../../db/database.ts";
import { findChosen } from "../../catalogue/catalog/index.ts";
import { IMPORT, recordChange } from "../../platform/changes/index.ts";
import { findOffersBy, findSupplierByName } from "../suppliers/index.ts";
import { insertDraft, KIND, sendLocked } from "./purchase-orders.service.ts";
import { findOrder, findOrderOf } from "./purchase-orders.store.ts";

export interface PurchaseOrderImport {
  supplier: string;
  at: Date;
  note: string;
  lines: { code: string; packs: number }[];
  isSent: boolean;
}
export interface PurchaseOrdersImport {
  purchaseOrders?: PurchaseOrderImport[];
}

export async function importPurchaseOrders(
  tx: Tx,
  { purchaseOrders = [] }: PurchaseOrdersImport,
): Promise<void> {
  for (const { supplier, at, note, lines, isSent } of purchaseOrders) {
    const supplierID = await findSupplierByName(tx, supplier);
    if (supplierID === undefined || (await findOrderOf(tx, supplierID)) !== undefined) continue;
    const codes = lines.map(({ code }) => code);
    const offers = await findOffersBy(tx, supplierID, { codes, barcodes: [], productIds: [] });
    const ids = offers.map(({ productId }) => productId);
    const products = new Map(
      (await findChosen(tx, { ids, limit: ids.length })).map(({ id, code }) => [id, code]),
    );
    const written = lines.flatMap(({ code, packs }) => {
      const offer = offers.find((one) => one.code === code);
      const product = offer && products.get(offer.productId);
      return offer && product !== undefined ? [{ product_code: product, pieces: packs * offer.pack }] : [];
    });
    const made = await insertDraft(tx, { body: { supplierID, note, lines: written }, actor: IMPORT, at });
    const order = made.ok ? await findOrder(tx, made.id) : undefined;
    if (!order || !isSent) continue;
    const sent = await sendLocked(tx, order, { byMail: false, at, actor: IMPORT });
    if ("error" in sent) continue;
    await recordChange(tx, {
      actor: IMPORT,
      subject: { kind: KIND, id: order.id },
      sentence: `Comanda la „${supplier}” ${sent.what}.`,
      before: { purchase_orderID: order.id, edit: 1 },
      after: { purchase_orderID: order.id, edit: 2 },
      touched: [],
    });
  }
}
