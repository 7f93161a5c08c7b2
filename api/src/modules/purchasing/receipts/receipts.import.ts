/** Imports goods receipts with suppliers by name. Skips documents that already have a receipt. */
import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import { findOrderOf } from "../purchase-orders/index.ts";
import { findSupplierByName } from "../suppliers/index.ts";
import type { DocumentLine } from "./delivery-file.rules.ts";
import { insertDraft } from "./drafts.service.ts";
import { toLei } from "@curat/contract/lei.values";
import { missingFor, postLocked, undoLocked } from "./posting.service.ts";
import { findReceipt, hasDocument, loadLines } from "./receipts.store.ts";

export interface ReceiptImport {
  supplier: string;
  documentNumber: string;
  documentOn: string;
  at: Date;
  extraBani: number;
  commission: string;
  lines: { code: string; name: string; unit: string; quantity: number; valueBani: number }[];
  /** True if the goods belong to the supplier's latest order. */
  isOfOrder?: boolean;
  state: "draft" | "posted" | "undone";
}
export interface ReceiptsImport {
  receipts?: ReceiptImport[];
}

/** Creates the receipts. Posts the complete ones unless their state is "draft". */
export async function importReceipts(tx: Tx, { receipts = [] }: ReceiptsImport): Promise<void> {
  for (const {
    supplier,
    documentNumber,
    documentOn,
    at,
    extraBani,
    commission,
    lines,
    isOfOrder = false,
    state,
  } of receipts) {
    const supplierID = await findSupplierByName(tx, supplier);
    if (supplierID === undefined || (await hasDocument(tx, supplierID, documentNumber))) continue;
    const made = await insertDraft(tx, {
      body: {
        supplierID,
        document_number: documentNumber,
        document_on: documentOn,
        extra: toLei(extraBani),
        commission,
        ...(isOfOrder && { purchase_orders: [(await findOrderOf(tx, supplierID)) ?? []].flat() }),
      },
      actor: IMPORT,
      at,
      messageId: null,
      lines: lines.map((line, index): DocumentLine => ({
        ...line,
        row: index + 1,
        supplierCode: line.code,
        code: "",
        barcode: "",
      })),
    });
    const receipt = made.ok ? await findReceipt(tx, made.id) : undefined;
    if (!receipt || state === "draft") continue;
    const stored = await loadLines(tx, receipt.id);
    if (missingFor(receipt, stored).length > 0) continue;
    await postLocked(tx, receipt, { lines: stored, actor: IMPORT, at });
    if (state === "undone")
      await undoLocked(tx, receipt.id, { reason: "Marfa a fost trimisă greșit", actor: IMPORT, at });
  }
}
