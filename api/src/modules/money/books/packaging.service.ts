import type { Db } from "../../../db/database.ts";
import type { Period } from "../../../calendar/period.ts";
import { countParcels } from "../../fulfilment/shipments/index.ts";
import { sumSoldPackaging } from "../../catalogue/stock/index.ts";
import { readPackagingSetting } from "./packaging.rules.ts";

/** Returns whether parcels were shipped in a period although the setting for their packaging is empty. */
export async function isParcelUnsaid(db: Db, period: Period, setting: unknown): Promise<boolean> {
  return readPackagingSetting(setting).parcel === "" && (await countParcels(db, period)).length > 0;
}

/** Counts products sold in a period without packaging data. */
export async function countUnsaidPackaging(db: Db, period: Period): Promise<number> {
  const sold = await sumSoldPackaging(db, period);
  return sold.filter(({ packaging }) => packaging === "").reduce((sum, { products }) => sum + products, 0);
}
