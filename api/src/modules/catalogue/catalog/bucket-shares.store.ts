import { anyOf, type Db, executeNamed } from "../../../db/database.ts";

/** Returns the shares of a piece that one bucket (8 l) uses at the weakest and the strongest dose, by product id. */
export async function loadBucketShares(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, [from: number, to: number]>> {
  if (ids.length === 0) return new Map();
  const query = db
    .selectFrom("product_read")
    .select(["product_id", "bucket_share", "bucket_share_to"])
    .where("product_id", "=", anyOf(ids));
  const rows = await executeNamed(db, "bucket-shares", query);
  return new Map(
    rows.flatMap(({ product_id: id, bucket_share: from, bucket_share_to: to }) =>
      from === null ? [] : [[id, [from, to ?? from]] as const],
    ),
  );
}
