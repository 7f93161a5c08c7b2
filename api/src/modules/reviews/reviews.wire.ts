/** Reviews in the spelling of the staff's calls. */
import type { StaffReview } from "@curat/contract/staff/reviews";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { loadReviewRows, type ReviewRow, toWireReview } from "../catalog/index.ts";
import { versionOf } from "../changes/index.ts";

/** With its writer's address, its state and why it was rejected. */
export function toStaffReview(row: ReviewRow, version: number): StaffReview {
  return {
    ...toWireReview(row),
    id: row.id,
    email: row.email,
    productID: row.productId,
    product: row.product,
    state: row.state,
    rejection: row.rejection,
    version,
  };
}

/** One review as staff sees it; undefined for an unknown id. */
export async function showStaffReview(db: Db, id: number): Promise<StaffReview | undefined> {
  const [row] = await loadReviewRows(db, sql`r.id = ${id}`, { order: sql`r.id`, limit: 1 });
  return row && toStaffReview(row, await versionOf(db, { kind: "review", id }));
}
