/** Imports stock places with their goods, by name. Places that already exist are left unchanged. */
import type { Tx } from "../../../db/database.ts";
import { changeOf, IMPORT, recordChange } from "../../platform/changes/index.ts";
import { insertPlaceMoves } from "./place-goods.store.ts";
import { PLACES } from "./places.service.ts";
import { findPlaceByName, nextPlaceId, putPlace, type StockPlace } from "./places.store.ts";

export interface StockPlaceImport {
  name: string;
  address: string;
  goods: { productId: number; pieces: number }[];
}
export interface StockPlacesImport {
  stockPlaces?: StockPlaceImport[];
}

export async function importStockPlaces(
  tx: Tx,
  { stockPlaces = [] }: StockPlacesImport,
  at: Date,
): Promise<void> {
  for (const { goods, ...fields } of stockPlaces) {
    if ((await findPlaceByName(tx, fields.name)) !== undefined) continue;
    const place: StockPlace = { ...fields, is_active: true, id: await nextPlaceId(tx) };
    await putPlace(tx, place);
    await recordChange(tx, changeOf(PLACES, { actor: IMPORT, before: null, after: place }));
    const moves = goods.map(({ productId, pieces }) => ({ placeId: place.id, productId, quantity: pieces }));
    await insertPlaceMoves(tx, moves, { reason: "correction", actor: IMPORT, reference: "", at });
  }
}
