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
