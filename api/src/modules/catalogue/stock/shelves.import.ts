import type { Tx } from "../../../db/database.ts";
import { writeShelf } from "./shelves.store.ts";

export interface ShelvesImport {
  shelves?: { productId: number; shelf: string }[];
}

export async function importShelves(tx: Tx, { shelves = [] }: ShelvesImport): Promise<void> {
  for (const { productId, shelf } of shelves) await writeShelf(tx, productId, shelf);
}
