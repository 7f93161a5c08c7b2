import { anyOf, type Db } from "../../../db/database.ts";

interface Measures {
  widthMm: number;
  depthMm: number;
  heightMm: number;
  weightGrams: number;
}

export async function loadMeasures(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Measures>> {
  const rows = await db
    .selectFrom("product")
    .select([
      "id",
      "width_mm as widthMm",
      "depth_mm as depthMm",
      "height_mm as heightMm",
      "weight_grams as weightGrams",
    ])
    .where("id", "=", anyOf(productIds))
    .execute();
  return new Map(rows.map(({ id, ...measures }) => [id, measures]));
}
