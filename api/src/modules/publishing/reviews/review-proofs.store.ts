import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export interface ReviewProof {
  id: number;
  product: string;
  stars: number;
  name: string;
  createdAt: Date;
  decidedAt: Date | null;
  /** Number of the order in which the author bought the product; null if the author did not buy it in this shop. */
  orderNumber: number | null;
  isOutside: boolean;
}

/** Returns the origin of up to `limit` published reviews with ids above `after`. */
export async function listReviewProofs(db: Db, after: number, limit: number): Promise<ReviewProof[]> {
  const { rows } = await sql<ReviewProof>`
    select r.id, p.name as product, r.stars, r.name, r.created_at as "createdAt", r.decided_at as "decidedAt",
      o.number as "orderNumber", r.imported_at is not null as "isOutside"
    from review r join product_facts p on p.id = r.product_id left join order_facts o on o.order_id = r.order_id
    where r.state = 'approved' and r.id > ${after} order by r.id limit ${limit}`.execute(db);
  return rows;
}

export async function countPublishedReviews(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from review where state = 'approved'`.execute(db);
  return rows[0]?.count ?? 0;
}
