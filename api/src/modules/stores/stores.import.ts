import type { Tx } from "../../db/database.ts";

export interface StoreImport {
  id: number;
  name: string;
  /** County number as in SIRUTA. */
  countyId: number;
  city: string;
  address: string;
  lat: number;
  lng: number;
  /** As people read it: "luni – vineri 08:30–16:30". */
  schedule: string;
  phone: string;
  /** Orders can be collected here: the cart then offers it. */
  handsOutOrders: boolean;
}
export interface StoresImport {
  stores?: StoreImport[];
}

/** Writes the shop's places; an id that stands already is overwritten. */
export async function importStores(tx: Tx, { stores = [] }: StoresImport): Promise<void> {
  for (const { countyId: county_id, handsOutOrders: hands_out_orders, ...rest } of stores) {
    const row = { ...rest, county_id, hands_out_orders };
    await tx
      .insertInto("store")
      .values(row)
      .onConflict((on) => on.column("id").doUpdateSet(row))
      .execute();
  }
}
