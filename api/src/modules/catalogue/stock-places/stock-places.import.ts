/** Imports transfers, and stock places by name with their stock. Existing places are left unchanged. */
import type { Tx } from "../../../db/database.ts";
import { refreshProductRead } from "../catalog/index.ts";
import { changeOf, IMPORT, recordChange } from "../../platform/changes/index.ts";
import { insertPlaceMoves } from "./place-goods.store.ts";
import { PLACES } from "./places.service.ts";
import { findPlaceByName, nextPlaceId, putPlace, type StockPlace } from "./places.store.ts";
import { recordCreated } from "./transfers/drafts.service.ts";
import { receiveLocked, sendLocked } from "./transfers/moving.service.ts";
import { insertTransfer, lockTransfer, putLine } from "./transfers/transfers.store.ts";

export interface StockPlaceImport {
  name: string;
  address: string;
  goods: { productId: number; pieces: number }[];
  /** Transfers from the warehouse. A transfer stays a draft if the warehouse has too few pieces. */
  transfers: { lines: { productId: number; pieces: number }[]; sentAt: Date; receivedAt: Date | null }[];
}
export interface StockPlacesImport {
  stockPlaces?: StockPlaceImport[];
}

export async function importStockPlaces(
  tx: Tx,
  { stockPlaces = [] }: StockPlacesImport,
  at: Date,
): Promise<void> {
  for (const { goods, transfers, ...fields } of stockPlaces) {
    if ((await findPlaceByName(tx, fields.name)) !== undefined) continue;
    const place: StockPlace = { ...fields, is_active: true, id: await nextPlaceId(tx) };
    await putPlace(tx, place);
    await recordChange(tx, changeOf(PLACES, { actor: IMPORT, before: null, after: place }));
    const moves = goods.map(({ productId, pieces }) => ({ placeId: place.id, productId, quantity: pieces }));
    await insertPlaceMoves(tx, moves, { reason: "correction", actor: IMPORT, reference: "", at });
    for (const transfer of transfers) await importTransfer(tx, place.id, transfer);
    // The transfers refreshed read rows with the prices of past days, so refresh them again.
    const moved = transfers.flatMap(({ lines }) => lines.map(({ productId }) => productId));
    await refreshProductRead(tx, moved, at);
  }
}

async function importTransfer(
  tx: Tx,
  toId: number,
  { lines, sentAt, receivedAt }: StockPlaceImport["transfers"][number],
): Promise<void> {
  const id = await insertTransfer(tx, { fromId: null, toId, note: "", at: sentAt, by: IMPORT.name });
  for (const { productId, pieces } of lines) await putLine(tx, id, productId, pieces);
  await recordCreated(tx, id, IMPORT);
  const draft = await lockTransfer(tx, id);
  if (!draft || "error" in (await sendLocked(tx, draft, { actor: IMPORT, at: sentAt }))) return;
  const sent = receivedAt && (await lockTransfer(tx, id));
  if (sent) await receiveLocked(tx, sent, { rest: "whole", reason: "", actor: IMPORT, at: receivedAt });
}
