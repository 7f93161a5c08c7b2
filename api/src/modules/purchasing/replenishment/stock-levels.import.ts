import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Tx } from "../../../db/database.ts";
import { putLevels } from "./replenishment.store.ts";

export interface StockLevelImport {
  productId: number;
  minimum: number;
  target: number;
}
export interface StockLevelsImport {
  stockLevels?: StockLevelImport[];
}

export async function importStockLevels(
  tx: Tx,
  { stockLevels = [] }: StockLevelsImport,
  now: Date,
): Promise<void> {
  for (const { productId, ...levels } of stockLevels)
    await putLevels(tx, productId, { ...levels, day: romanianDay(now) });
}
