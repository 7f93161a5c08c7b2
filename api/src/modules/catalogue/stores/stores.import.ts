import type { STORE } from "@curat/contract/staff/store.values";
import type { Tx } from "../../../db/database.ts";
import { IMPORT, type ImportOf } from "../../platform/changes/index.ts";
import { saveStores } from "./store-writes.service.ts";
import { ROWS } from "./store-writes.store.ts";

export type StoreImport = { id: number } & ImportOf<typeof STORE, never>;

export interface StoresImport {
  stores?: StoreImport[];
}

/** Imports stores and overwrites those with the same id. */
export async function importStores(tx: Tx, { stores = [] }: StoresImport): Promise<void> {
  const records = stores.map(({ id, ...store }) => ({ id, ...ROWS.fromImport(store, undefined) }));
  await saveStores(tx, records, IMPORT);
}
