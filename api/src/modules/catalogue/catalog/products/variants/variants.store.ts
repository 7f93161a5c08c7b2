import { sql } from "kysely";
import type { Db } from "../../../../../db/database.ts";
import { BRAND_PARAMETER } from "../../brand-facet.ts";
import type { AxisValue } from "./variants.rules.ts";

export interface VariantRow {
  id: number;
  master_id: number;
  code: string;
  name: string;
  variant_values: Record<string, string>;
  price_bani: number;
  list_price_bani: number;
  stock: number;
  is_published: boolean;
  archived_at: Date | null;
}

export function loadFamily(db: Db, id: number): Promise<VariantRow[]> {
  return db
    .selectFrom("product")
    .select([
      "id",
      "master_id",
      "code",
      "name",
      "variant_values",
      "price_bani",
      "list_price_bani",
      "stock",
      "is_published",
      "archived_at",
    ])
    .where("master_id", "=", (eb) => eb.selectFrom("product").select("master_id").where("id", "=", id))
    .orderBy(sql`id <> master_id`)
    .orderBy("id")
    .execute();
}

/** Returns parameter values with their parameters, keyed by value id. Brands are omitted. */
export async function loadAxisValues(db: Db, ids: readonly number[]): Promise<Map<number, AxisValue>> {
  const rows = await db
    .selectFrom("parameter_value as v")
    .innerJoin("parameter as pa", "pa.id", "v.parameter_id")
    .select(["v.id", "v.name", "pa.id as parameterId", "pa.name as parameter"])
    .where("v.id", "=", sql<number>`any(${ids}::integer[])`)
    .where("pa.id", "<>", BRAND_PARAMETER.id)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
