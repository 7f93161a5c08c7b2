import type { StaffReview } from "@curat/contract/staff/reviews";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { loadReviewRows, type ReviewRow, toWireReview } from "../../catalogue/catalog/index.ts";
import { versionOf } from "../../platform/changes/index.ts";
import { type Report, reportsOf } from "../contact/index.ts";

/** Converts a review for staff, with its author's email address and reports. */
export function toStaffReview(
  row: ReviewRow,
  { version = 0, reports = [] }: { version?: number | undefined; reports?: readonly Report[] | undefined },
): StaffReview {
  return {
    ...toWireReview(row),
    id: row.id,
    email: row.email,
    productID: row.productId,
    product: row.product,
    state: row.state,
    rejection: row.rejection,
    reports: reports.map(({ id, reason, isOpen, createdAt }) => ({
      id,
      reason,
      is_open: isOpen,
      created_at: createdAt.toISOString(),
    })),
    version,
  };
}

export async function showStaffReview(db: Db, id: number): Promise<StaffReview | undefined> {
  const [row] = await loadReviewRows(db, sql`r.id = ${id}`, { order: sql`r.id`, limit: 1 });
  if (!row) return undefined;
  const version = await versionOf(db, { kind: "review", id });
  return toStaffReview(row, { version, reports: (await reportsOf(db, [id])).get(id) });
}
