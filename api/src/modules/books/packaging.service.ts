import type { Db } from "../../db/database.ts";
import type { Period } from "../../calendar/period.ts";
import { sumSoldPackaging } from "../stock/index.ts";

/** Products that were sold in a period and of which nobody said what they are packed in. */
export async function countUnsaidPackaging(db: Db, period: Period): Promise<number> {
  const sold = await sumSoldPackaging(db, period);
  return sold.filter(({ packaging }) => packaging === "").reduce((sum, { products }) => sum + products, 0);
}
