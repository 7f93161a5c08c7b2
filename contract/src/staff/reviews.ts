/** Reviews that the shop's people approve, reject and answer. */
import { z } from "@hono/zod-openapi";
import { call, json, numberQuery, one, paged } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { LIMITS } from "../limits.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { review } from "../reviews.ts";
import { REVIEW_STATES } from "../reviews.values.ts";
import { seenVersion } from "./content.fields.ts";

const tag = "Staff";

const staffReview = review.extend({
  id: z.int(),
  email: z.string(),
  productID: z.int(),
  product: z.string(),
  state: z.enum(REVIEW_STATES),
  version: z.int(),
});

export const listStaffReviews = call({
  method: "get",
  path: "/staff/reviews",
  tag,
  summary: "Reviews by state, oldest first",
  access: { staff: "reviews:view" },
  effect: "read",
  request: {
    query: z.object({ state: z.enum(REVIEW_STATES).default("pending"), page: numberQuery(1, 1, 100_000) }),
  },
  answer: paged(staffReview),
});

export const decideReview = call({
  method: "put",
  path: "/staff/reviews/{id}",
  tag,
  summary: "Approves or rejects a review, or answers it for the shop",
  access: { staff: "reviews:edit" },
  effect: "write",
  request: {
    params: z.object({ id: z.string() }),
    body: json(
      z
        .strictObject(
          {
            state: z.enum(["approved", "rejected"], { error: MESSAGES.invalid("Stare") }).optional(),
            answer: optionalText("Răspuns", LIMITS.textarea),
            version: seenVersion,
          },
          { error: MESSAGES.malformed },
        )
        .refine(({ state, answer }) => state !== undefined || answer !== "", {
          path: ["state"],
          error: MESSAGES.required("Stare"),
        }),
    ),
  },
  answer: one(staffReview),
});
