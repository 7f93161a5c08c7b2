import type { ProductItem } from "@curat/contract/listing";
import type { Db } from "../../db/database.ts";
import { type CardRow, loadFamilies } from "./catalog.store.ts";
import { toWireItem } from "./catalog.wire.ts";

/** Products as a list shows them, each with the way to its other sizes and scents. */
export async function toListItems(db: Db, cards: readonly CardRow[], now: Date): Promise<ProductItem[]> {
  const families = await loadFamilies(
    db,
    cards.map((row) => row.family_id),
  );
  return cards.map((row) => toWireItem(row, now, families.get(row.family_id)));
}
