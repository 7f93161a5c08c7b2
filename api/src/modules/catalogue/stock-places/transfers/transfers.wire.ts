import type { StockTransfer, StockTransferLine } from "@curat/contract/staff/stock-transfers";
import type { Db } from "../../../../db/database.ts";
import { versionOf } from "../../../platform/changes/index.ts";
import { KIND } from "./drafts.service.ts";
import { piecesAt } from "./moving.service.ts";
import { stateOf } from "./transfers.rules.ts";
import {
  findTransfer,
  loadTransferLines,
  sumTransfers,
  type Transfer,
  type TransferSums,
} from "./transfers.store.ts";

const NOTHING: TransferSums = { products: 0, pieces: 0, checked: 0, received: 0 };

export function toStockTransfer(
  transfer: Transfer,
  { sums = NOTHING, version }: { sums: TransferSums | undefined; version: number },
): StockTransfer {
  return {
    stock_transferID: transfer.id,
    state: stateOf(transfer),
    from: { stock_placeID: transfer.fromId, name: transfer.fromName },
    to: { stock_placeID: transfer.toId, name: transfer.toName },
    note: transfer.note,
    number: transfer.number,
    year: transfer.year,
    created_at: transfer.createdAt.toISOString(),
    created_by: transfer.createdBy,
    sent_at: transfer.sentAt?.toISOString() ?? null,
    sent_by: transfer.sentBy,
    received_at: transfer.receivedAt?.toISOString() ?? null,
    received_by: transfer.receivedBy,
    difference_reason: transfer.differenceReason,
    undone_at: transfer.undoneAt?.toISOString() ?? null,
    undone_by: transfer.undoneBy,
    undo_reason: transfer.undoReason,
    ...sums,
    version,
  };
}

/** Returns one transfer without its lines; undefined for an unknown id. */
export async function wholeTransfer(db: Db, id: number): Promise<StockTransfer | undefined> {
  const transfer = await findTransfer(db, id);
  if (!transfer) return undefined;
  const [sums, version] = await Promise.all([sumTransfers(db, [id]), versionOf(db, { kind: KIND, id })]);
  return toStockTransfer(transfer, { sums: sums.get(id), version });
}

export async function transferLines(db: Db, transfer: Transfer): Promise<StockTransferLine[]> {
  const lines = await loadTransferLines(db, transfer.id);
  const isDraft = stateOf(transfer) === "draft";
  const available = isDraft
    ? await piecesAt(
        db,
        transfer.fromId,
        lines.map(({ productId }) => productId),
      )
    : undefined;
  return lines.map(({ productId, code, name, barcode, pieces, received }) => ({
    productID: productId,
    product_code: code,
    product: name,
    barcode,
    pieces,
    available: available ? (available.get(productId) ?? 0) : null,
    received,
  }));
}
