import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { ReviewState } from "@curat/contract/reviews.values";

export interface OutsideReview {
  name: string;
  title: string;
  comment: string;
  stars: number;
  state: ReviewState;
}
export interface StoredReview extends OutsideReview {
  id: number;
  productId: number;
  email: string;
  createdAt: Date;
  isOutside: boolean;
  answer: { id: number; comment: string } | null;
}

/** Returns reviews of these products by authors with these email addresses, oldest first. */
export async function loadWritten(
  db: Db,
  { productIds, emails }: { productIds: readonly number[]; emails: readonly string[] },
): Promise<StoredReview[]> {
  const { rows } = await sql<StoredReview>`
    select r.id, r.product_id as "productId", lower(r.email) as email, r.name, r.title, r.comment, r.stars, r.state,
      r.created_at as "createdAt", r.imported_at is not null as "isOutside",
      (select json_build_object('id', c.id, 'comment', c.comment) from review_comment c
        where c.review_id = r.id and c.is_shop and c.parent_id is null order by c.id limit 1) as answer
    from review r
    where r.product_id = ${anyOf(productIds)} and lower(r.email) = any(${emails}::text[])
    order by r.id`.execute(db);
  return rows;
}

/** Inserts an imported review and returns its id. The review never counts as a verified purchase. */
export async function insertOutside(
  tx: Tx,
  review: OutsideReview & {
    productId: number;
    customerId: number | null;
    email: string;
    createdAt: Date;
    at: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto("review")
    .values({
      product_id: review.productId,
      customer_id: review.customerId,
      ...fieldsOf(review),
      email: review.email,
      created_at: review.createdAt,
      decided_at: review.state === "pending" ? null : review.at,
      imported_at: review.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOutside(tx: Tx, id: number, review: OutsideReview, at: Date): Promise<void> {
  await tx
    .updateTable("review")
    .set({ ...fieldsOf(review), rejection: "", decided_at: review.state === "pending" ? null : at })
    .where("id", "=", id)
    .execute();
}

export async function deleteAnswer(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("review_comment").where("id", "=", id).execute();
}

export async function updateAnswer(tx: Tx, id: number, comment: string): Promise<void> {
  await tx.updateTable("review_comment").set({ comment }).where("id", "=", id).execute();
}

function fieldsOf({ name, title, comment, stars, state }: OutsideReview) {
  return { name, title, comment, stars, state };
}
