import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export async function loadCpv(db: Db, productIds: number[]): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("product")
    .select(["id", "cpv"])
    .where("id", "in", productIds)
    .where("cpv", "is not", null)
    .execute();
  return new Map(rows.map(({ id, cpv }) => [id, cpv ?? ""]));
}

/** Returns EAN, CPV and NC8 codes, keyed by product code. Missing codes are empty strings. */
export async function loadArticleCodes(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, { barcode: string; cpv: string; nc8: string }>> {
  const rows = await db
    .selectFrom("product")
    .select(["code", "barcode", "cpv", "nc8"])
    .where("code", "=", sql<string>`any(${[...codes]}::text[])`)
    .execute();
  return new Map(
    rows.map(({ code, barcode, cpv, nc8 }) => [
      code,
      { barcode: barcode ?? "", cpv: cpv ?? "", nc8: nc8 ?? "" },
    ]),
  );
}
