import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { isRunning } from "../catalog/index.ts";

export interface RunningReduction {
  productId: number;
  name: string;
  percent: number | null;
  fixedBani: number | null;
}

/**
 * Returns the reductions of these products that run at `now`, in display order, with the names of their
 * promotions.
 */
export async function loadRunningReductions(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<RunningReduction[]> {
  const { rows } = await sql<RunningReduction>`
    select pp.product_id as "productId", pr.name, pr.percent, pr.price_bani as "fixedBani"
    from promotion pr join promotion_product_facts pp on pp.promotion_id = pr.id
    where pp.product_id = any(${[...productIds]}::integer[]) and ${isRunning(now)}
      and (pr.percent is not null or pr.price_bani is not null)
    order by pr.sort_order, pr.id`.execute(db);
  return rows;
}
