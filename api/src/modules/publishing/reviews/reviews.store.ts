/** Reviews for the back office. For visitors, the catalogue's product-reviews.ts reads them. */
import type { ReviewState } from "@curat/contract/reviews.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Waiting } from "../../../calendar/waiting.ts";

export interface NewReview {
  productId: number;
  customerId: number | null;
  orderId: number | null;
  name: string;
  email: string;
  title: string;
  comment: string;
  stars: number;
  state: ReviewState;
  createdAt: Date;
}

/** Inserts a review and returns its id; undefined for an unknown or unpublished product. */
export async function insertReview(db: Db, review: NewReview): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into review (product_id, customer_id, order_id, name, email, title, comment, stars, state, created_at, decided_at)
    select id, ${review.customerId}, ${review.orderId}, ${review.name}, ${review.email}, ${review.title}, ${review.comment},
      ${review.stars}, ${review.state}, ${review.createdAt}::timestamptz, ${review.state === "pending" ? null : review.createdAt}::timestamptz
    from product_facts where id = ${review.productId} and is_published
    returning id`.execute(db);
  return rows[0]?.id;
}

export async function findReviewedProduct(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom("review").select("product_id").where("id", "=", id).executeTakeFirst();
  return row?.product_id;
}

export async function lockReview(
  tx: Tx,
  id: number,
): Promise<{ productId: number; state: ReviewState; rejection: string } | undefined> {
  return tx
    .selectFrom("review")
    .where("id", "=", id)
    .select(["product_id as productId", sql<ReviewState>`state`.as("state"), "rejection"])
    .forUpdate()
    .executeTakeFirst();
}

export async function setReviewState(
  tx: Tx,
  id: number,
  { state, rejection, now }: { state: ReviewState; rejection: string; now: Date },
): Promise<void> {
  await tx.updateTable("review").set({ state, rejection, decided_at: now }).where("id", "=", id).execute();
}

export async function insertAnswer(
  tx: Tx,
  answer: {
    reviewId: number;
    parentId: number | null;
    name: string;
    comment: string;
    isShop: boolean;
    at: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto("review_comment")
    .values({
      review_id: answer.reviewId,
      parent_id: answer.parentId,
      name: answer.name,
      comment: answer.comment,
      is_shop: answer.isShop,
      created_at: answer.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findShownReview(db: Db, id: number) {
  return db
    .selectFrom("review as r")
    .innerJoin("product_facts as f", "f.id", "r.product_id")
    .innerJoin("product_read as p", "p.product_id", "r.product_id")
    .select(["r.name", "r.title", "r.comment", "p.name as product", "p.url"])
    .where("r.id", "=", id)
    .where("r.state", "=", "approved")
    .where("f.is_published", "=", true)
    .executeTakeFirst();
}

/** Returns the data for the email about a published review; undefined if its author has no account. */
export async function findPublishedReview(db: Db, id: number) {
  return reviewInState(db, id, "approved");
}
export type PublishedReview = NonNullable<Awaited<ReturnType<typeof findPublishedReview>>>;

/** Returns the data for the email about a rejected review, with the reason. */
export async function findRejectedReview(db: Db, id: number) {
  return reviewInState(db, id, "rejected");
}
export type RejectedReview = NonNullable<Awaited<ReturnType<typeof findRejectedReview>>>;

function reviewInState(db: Db, id: number, state: ReviewState) {
  return (
    db
      .selectFrom("review as r")
      .innerJoin("customer_person as c", "c.id", "r.customer_id")
      .innerJoin("product_read as p", "p.product_id", "r.product_id")
      .select([
        "r.id",
        "r.title",
        "r.rejection",
        "c.email",
        "c.first_name as firstName",
        "p.name as product",
        "p.url",
      ])
      .where("r.id", "=", id)
      .where("r.state", "=", state)
      .where("c.erased_at", "is", null)
      // Authors of imported reviews do not expect emails from this shop.
      .where("r.imported_at", "is", null)
      .executeTakeFirst()
  );
}

export async function waitingReviews(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, max(created_at) as newest, min(created_at) as oldest from review where state = 'pending'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}
