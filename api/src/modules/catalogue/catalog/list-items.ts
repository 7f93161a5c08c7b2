import type { Wire } from "@curat/contract/lei.values";
import type { ProductItem } from "@curat/contract/listing";
import type { Db } from "../../../db/database.ts";
import { type CardRow, loadFamilies, loadVat } from "./catalog.store.ts";
import { toWireItem } from "./catalog.wire.ts";

/** Returns list items with links to the other variants of their families. */
export async function toListItems(
  db: Db,
  cards: readonly CardRow[],
  now: Date,
): Promise<Wire<ProductItem>[]> {
  const families = await loadFamilies(
    db,
    cards.map((row) => row.family_id),
  );
  return cards.map((row) => toWireItem(row, now, families.get(row.family_id)));
}

/** Returns items for lists grouped by family: with family id, variant values and VAT, but without variant links. */
export async function toFamilyItems(
  db: Db,
  cards: readonly CardRow[],
  now: Date,
): Promise<Wire<ProductItem>[]> {
  const vat = await loadVat(
    db,
    cards.map((row) => row.product_id),
    now,
  );
  return cards.map((row) => ({
    ...toWireItem(row, now),
    family_id: row.family_id,
    vat: vat.get(row.product_id),
  }));
}
