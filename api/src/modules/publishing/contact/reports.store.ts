import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";

export interface NewReport {
  reviewId: number;
  reason: string;
  name: string;
  email: string;
}

/** Inserts a report and returns its id; undefined if the review is not public. */
export async function insertReport(
  tx: Tx,
  { reviewId, reason, name, email }: NewReport,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into contact_message (kind, review_id, product_id, name, email, phone, questions, created_at)
    select 'review', r.id, r.product_id, ${name}, ${email}, '', ${reason}, ${at}::timestamptz
    from review_facts r join product_facts p on p.id = r.product_id
    where r.id = ${reviewId} and r.state = 'approved' and p.is_published
    returning id`.execute(tx);
  return rows[0]?.id;
}

export async function countOpenReports(db: Db, reviewId: number): Promise<number> {
  const { count } = await db
    .selectFrom("contact_message")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("review_id", "=", reviewId)
    .where("state", "=", "new")
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the ids of a review's unanswered reports, oldest first. */
export async function openReports(db: Db, reviewId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("contact_message")
    .select("id")
    .where("review_id", "=", reviewId)
    .where("state", "=", "new")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export interface Report {
  id: number;
  reviewId: number;
  reason: string;
  isOpen: boolean;
  createdAt: Date;
}

/** Returns the reports of each review, oldest first, keyed by review id. */
export async function reportsOf(db: Db, reviewIds: readonly number[]): Promise<Map<number, Report[]>> {
  const rows = await db
    .selectFrom("contact_message")
    .select([
      "id",
      "review_id as reviewId",
      "questions as reason",
      sql<boolean>`state = 'new'`.as("isOpen"),
      "created_at as createdAt",
    ])
    .where("review_id", "=", anyOf([...reviewIds]))
    .orderBy("id")
    .$narrowType<{ reviewId: number }>()
    .execute();
  return Map.groupBy(rows, ({ reviewId }) => reviewId);
}
