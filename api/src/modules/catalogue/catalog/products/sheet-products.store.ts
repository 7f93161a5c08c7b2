import type { StaffProductFields } from "@curat/contract/staff/products";
import type { Db } from "../../../../db/database.ts";
import { loadCurrentPrices } from "../prices/prices.store.ts";
import { loadStates } from "./products.store.ts";
import { type ProductFilter, findFilteredAfter } from "./products-found.store.ts";
import { toWireFields } from "./products.wire.ts";

export interface SheetProduct {
  id: number;
  fields: StaffProductFields;
  masterCode: string;
  isPublished: boolean;
  stock: number;
  listBani: number;
  askedBani: number;
}

/** Returns the next `limit` products by ascending id. Archived products appear only if the filter selects them. */
export async function loadSheetProducts(
  db: Db,
  filter: ProductFilter,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<SheetProduct[]> {
  const found = await findFilteredAfter(db, filter, { after, limit, now });
  const ids = found.map(({ id }) => id);
  const [states, prices] = [await loadStates(db, ids), await loadCurrentPrices(db, ids, now)];
  const priceOf = new Map(prices.map((price) => [price.id, price]));
  return found.flatMap(({ id, stock, masterCode }) => {
    const [state, price] = [states.get(id), priceOf.get(id)];
    if (!state || !price) return [];
    const { listBani, askedBani } = price;
    return [
      {
        id,
        fields: toWireFields(state),
        masterCode,
        isPublished: state.isPublished,
        stock,
        listBani,
        askedBani,
      },
    ];
  });
}
