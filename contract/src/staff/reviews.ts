import { z } from "@hono/zod-openapi";
import { call, idParam, json, one, paged } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { review } from "../reviews.ts";
import { REVIEW_STATES } from "../reviews.values.ts";
import { answerText } from "./answer.fields.ts";
import { expectedVersion } from "./content.fields.ts";
import { ageSort, pageQuery, searchQuery } from "./queue.fields.ts";

const tag = "Staff";

const staffReview = review.extend({
  id: z.int(),
  email: z.string(),
  productID: z.int(),
  product: z.string(),
  state: z.enum(REVIEW_STATES),
  rejection: z.string(),
  reports: z.array(
    z.object({ id: z.int(), reason: z.string(), is_open: z.boolean(), created_at: z.string() }),
  ),
  version: z.int(),
});
export type StaffReview = z.infer<typeof staffReview>;

export const reviewFilters = z.object({
  state: z.enum([...REVIEW_STATES, "all"]).optional(),
  stars: z.enum(["1", "2", "3", "4", "5"]).transform(Number).optional(),
  q: searchQuery,
});

export const listStaffReviews = call({
  method: "get",
  path: "/staff/reviews",
  tag,
  summary:
    "Lists reviews by state, or all, oldest first, 20 per page (`per_page` up to 200); `q` is part of the product's name, the reviewer's name, e-mail address or text",
  access: { staff: "reviews:view" },
  effect: "read",
  request: {
    query: reviewFilters.extend({
      state: z.enum([...REVIEW_STATES, "all"]).default("pending"),
      sort: ageSort,
      ...pageQuery,
    }),
  },
  answer: paged(staffReview),
});

export const getStaffReview = call({
  method: "get",
  path: "/staff/reviews/{id}",
  tag,
  summary: "Returns a review with the shop's reply",
  access: { staff: "reviews:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffReview),
});

export const decideReview = call({
  method: "put",
  path: "/staff/reviews/{id}",
  tag,
  summary: "Approves a review, rejects it with a `reason`, or replies to it for the shop",
  access: { staff: "reviews:edit" },
  effect: "write",
  request: {
    params: z.object({ id: z.string() }),
    body: json(
      z
        .strictObject(
          {
            state: z.enum(["approved", "rejected"], { error: MESSAGES.invalid("Stare") }).optional(),
            reason: optionalText("Motivul respingerii", 500),
            answer: answerText("Răspuns"),
            version: expectedVersion,
          },
          { error: MESSAGES.malformed },
        )
        .refine(({ state, reason }) => state !== "rejected" || reason !== "", {
          path: ["reason"],
          error: MESSAGES.required("Motivul respingerii"),
        })
        .refine(({ state, answer }) => state !== undefined || answer !== "", {
          path: ["state"],
          error: MESSAGES.required("Stare"),
        }),
    ),
  },
  answer: one(staffReview),
});

export const keepReportedReview = call({
  method: "put",
  path: "/staff/reviews/{id}/reports",
  tag,
  summary:
    "Keeps a reported review and closes its open reports with the `reason`, if `version` is current; otherwise 409 with the current record. Rejecting a review closes its reports automatically",
  access: { staff: "reviews:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.strictObject(
        { reason: requiredText("Motivul deciziei", 500), version: expectedVersion },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffReview),
});
