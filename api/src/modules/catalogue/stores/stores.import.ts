import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import type { OwnStore } from "./store-writes.rules.ts";
import { saveStores } from "./store-writes.service.ts";

export type StoreImport = OwnStore;

export interface StoresImport {
  stores?: StoreImport[];
}

/** Writes the shop's places; an id that stands already is overwritten. */
export async function importStores(tx: Tx, { stores = [] }: StoresImport): Promise<void> {
  await saveStores(tx, stores, IMPORT);
}
