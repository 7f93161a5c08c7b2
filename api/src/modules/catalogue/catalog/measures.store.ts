import { anyOf, type Db } from "../../../db/database.ts";

interface Measures {
  widthMm: number;
  depthMm: number;
  heightMm: number;
  weightGrams: number;
}

/** Returns sizes and weights by product id. Both are 0 for a draft, which a marketplace may have sold. */
export async function loadMeasures(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Measures>> {
  const rows = await db
    .selectFrom("product")
    .select((eb) => [
      "id",
      eb.fn.coalesce("width_mm", eb.lit(0)).as("widthMm"),
      eb.fn.coalesce("depth_mm", eb.lit(0)).as("depthMm"),
      eb.fn.coalesce("height_mm", eb.lit(0)).as("heightMm"),
      eb.fn.coalesce("weight_grams", eb.lit(0)).as("weightGrams"),
    ])
    .where("id", "=", anyOf(productIds))
    .execute();
  return new Map(rows.map(({ id, ...measures }) => [id, measures]));
}
