import type { Review } from "@curat/contract/reviews";
import { type RawBuilder, sql } from "kysely";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";

export interface ReviewRow {
  id: number;
  productId: number;
  product: string;
  code: string;
  name: string;
  email: string;
  title: string;
  comment: string;
  stars: number;
  state: "pending" | "approved" | "rejected";
  rejection: string;
  isVerified: boolean;
  /** True if the review was imported from another site. */
  isOutside: boolean;
  createdAt: Date;
  answers: {
    id: number;
    parentId: number | null;
    name: string;
    comment: string;
    isShop: boolean;
    at: string;
  }[];
}

const MAX_SHOWN = 200;

/** Returns a product's latest `MAX_SHOWN` approved reviews with their answers, newest first. */
export async function loadApprovedReviews(db: Db, productId: number): Promise<ReviewRow[]> {
  return loadReviewRows(db, sql`r.product_id = ${productId} and r.state = 'approved'`, {
    order: sql`r.created_at desc, r.id desc`,
    limit: MAX_SHOWN,
  });
}

/** Returns the reviews that match a condition on `review r`. */
export async function loadReviewRows(
  db: Db,
  condition: ReturnType<typeof sql>,
  { order, limit, offset = 0 }: { order: ReturnType<typeof sql>; limit: number; offset?: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.product_id as "productId", p.name as product, p.code, r.name, r.email, r.title, r.comment, r.stars, r.state, r.rejection,
      r.order_id is not null as "isVerified", r.is_outside as "isOutside", r.created_at as "createdAt",
      coalesce((select json_agg(json_build_object('id', c.id, 'parentId', c.parent_id, 'name', c.name, 'comment', c.comment,
        'isShop', c.is_shop, 'at', c.created_at) order by c.id) from review_comment_facts c where c.review_id = r.id), '[]') as answers
    from review_facts r join product p on p.id = r.product_id
    where ${condition} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countReviewRows(db: Db, condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from review_facts r join product p on p.id = r.product_id
    where ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Converts a review. Replies are flattened: each answer to an answer follows the first answer of its thread. */
export function toWireReview({ answers, ...review }: ReviewRow): Review {
  const branchOf = new Map<number, number>();
  const toAnswer = ({ name, comment, isShop, at }: ReviewRow["answers"][number]) => ({
    name,
    comment,
    reviewdate: new Date(at).toISOString(),
    is_shop: isShop,
  });
  for (const { id, parentId } of answers)
    branchOf.set(id, parentId === null ? id : (branchOf.get(parentId) ?? id));
  const firsts = answers.filter(({ id }) => branchOf.get(id) === id);
  return {
    id: review.id,
    name: review.name,
    title: review.title,
    stars: review.stars,
    comment: review.comment,
    reviewdate: review.createdAt.toISOString(),
    verified: review.isVerified,
    outside: review.isOutside,
    comments: firsts.map((first) => ({
      ...toAnswer(first),
      comments: answers.filter(({ id }) => id !== first.id && branchOf.get(id) === first.id).map(toAnswer),
    })),
  };
}

interface SoughtReviews {
  state: "pending" | "approved" | "rejected" | "all";
  stars: number | undefined;
  q: string | undefined;
}

/** Returns the SQL condition of a review filter, on `review r` and `product p`. */
export function reviewsSought({ state, stars, q }: SoughtReviews): RawBuilder<boolean> {
  const part = containing(q ?? "");
  const inState = state === "all" ? sql`true` : sql`r.state = ${state}`;
  const starred = stars === undefined ? sql`true` : sql`r.stars = ${stars}`;
  const found = q
    ? sql`(p.name ilike ${part} or r.name ilike ${part} or r.email ilike ${part} or r.title ilike ${part}
        or r.comment ilike ${part})`
    : sql`true`;
  return sql`${inState} and ${starred} and ${found}`;
}
