import type { Zone } from "@curat/contract/zones.values";
import { anyOf, type Db, executeNamed } from "../../../db/database.ts";
import { zonesAmong } from "./zones.ts";

/** Returns colour zones, keyed by product id. */
export async function loadZones(db: Db, ids: readonly number[]): Promise<Map<number, Zone[]>> {
  if (ids.length === 0) return new Map();
  const query = db
    .selectFrom("product_read")
    .select(["product_id", "value_ids"])
    .where("product_id", "=", anyOf(ids));
  const rows = await executeNamed(db, "zones", query);
  const zones = rows.map(({ product_id: id, value_ids }) => [id, zonesAmong(value_ids)] as const);
  return new Map(zones.filter(([, found]) => found.length > 0));
}
