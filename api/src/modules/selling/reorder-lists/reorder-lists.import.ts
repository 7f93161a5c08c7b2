import type { Tx } from "../../../db/database.ts";
import { findCustomerId } from "../../platform/sessions/index.ts";
import { findByName, insertList } from "./reorder-lists.store.ts";

export interface ReorderListImport {
  email: string;
  name: string;
  lines: { productId: number; quantity: number }[];
  changedAt: Date;
}
export interface ReorderListsImport {
  reorderLists?: ReorderListImport[];
}

/** Imports lists. Skips a list if the customer already has one with its name. */
export async function importReorderLists(tx: Tx, { reorderLists = [] }: ReorderListsImport): Promise<void> {
  for (const { email, name, lines, changedAt } of reorderLists) {
    const customerId = await findCustomerId(tx, email);
    if (customerId === undefined || (await findByName(tx, customerId, { name, lines }))) continue;
    await insertList(tx, customerId, { name, lines, now: changedAt });
  }
}
