/** Product reviews (requirements: B20, B15). */
import { z } from "@hono/zod-openapi";
import { call, done, idParam, json, one } from "./envelope.ts";
import { email, optionalEmail, optionalText, requiredLines, requiredText } from "./fields.ts";
import { LIMITS } from "./limits.values.ts";
import { FAULT } from "./faults.ts";

const commentFields = {
  name: z.string(),
  comment: z.string(),
  reviewdate: z.string(),
  is_shop: z.boolean(),
};
const reviewReply = z.object(commentFields);
const reviewComment = z.object({ ...commentFields, comments: z.array(reviewReply) });

/** Excludes the author's email, which only staff can see. */
export const review = z
  .object({
    id: z.int().optional(),
    name: z.string(),
    title: z.string(),
    stars: z.int(),
    comment: z.string(),
    reviewdate: z.string(),
    /** True if the author bought the product here; shown as 'Achiziție verificată' (law: Reviews). */
    verified: z.boolean().optional(),
    /** True if the review was imported from another site, so the shop has not verified the purchase (law: Reviews). */
    outside: z.boolean().optional(),
    comments: z.array(reviewComment),
  })
  .openapi("Review");
export type Review = z.infer<typeof review>;

const fields = z.object({
  name: requiredText("Nume"),
  email: email(),
  title: requiredText("Titlu"),
  stars: z.coerce
    .number(FAULT.invalid("Notă"))
    .int(FAULT.invalid("Notă"))
    .min(1, FAULT.invalid("Notă"))
    .max(5, FAULT.invalid("Notă")),
  comment: optionalText("Recenzie", LIMITS.textarea),
});

export const addReview = call({
  method: "post",
  path: "/products/{productID}/add/reviews",
  tag: "Reviews",
  summary: "Creates a review; it is published after the shop approves it",
  access: "customer",
  effect: "write",
  rate: "forms",
  request: { params: z.object({ productID: z.string() }), body: json(fields) },
  answer: one(z.object({ id: z.int() })),
});

export const getReview = call({
  method: "get",
  path: "/reviews/{id}",
  tag: "Reviews",
  summary: "Returns a published review with its product, for reporting it",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(
    review
      .pick({ name: true, title: true, comment: true })
      .extend({ product: z.object({ name: z.string(), url: z.string() }) }),
  ),
});

export const reportReview = call({
  method: "post",
  path: "/reviews/{id}/report",
  tag: "Reviews",
  summary:
    "Reports a published review as unlawful or false. If an e-mail address is given, the shop confirms the report and mails its decision (Regulation (EU) 2022/2065, article 16)",
  access: "public",
  effect: "write",
  rate: "forms",
  request: {
    params: idParam,
    body: json(
      z.object({
        reason: requiredLines("Motivul", LIMITS.textarea),
        name: optionalText("Nume"),
        email: optionalEmail(),
        truthful: z.literal(true, { error: "Bifează că, din câte știi, informațiile sunt adevărate." }),
      }),
    ),
  },
  answer: done,
});
