/** Subscriptions start with the link in the confirmation email (decisions/0021: Newsletter). */
import { z } from "@hono/zod-openapi";
import { call, done, json, one } from "./envelope.ts";
import { email, mustAccept, requiredText } from "./fields.ts";

const tag = "Newsletter";

export const subscribe = call({
  method: "post",
  path: "/utilities/newsletter",
  tag,
  summary: "Mails a confirmation link for the subscription; the response is the same for every address",
  access: "public",
  effect: "write",
  rate: "forms",
  request: {
    // A landing page's form has no terms checkbox.
    body: json(z.object({ email: email(), terms: mustAccept().optional() })),
  },
  answer: done,
});

/**
 * already: was subscribed; again: resubscribed; left: no effect, because the person unsubscribed after
 * requesting the link.
 */
const confirmOutcome = z.enum(["confirmed", "already", "again", "left"]);
export type ConfirmOutcome = z.infer<typeof confirmOutcome>;

export const confirmSubscription = call({
  method: "post",
  path: "/utilities/newsletter/confirm",
  tag,
  summary:
    "Confirms the subscription with the mailed code. The first time `data` is an object, later a string; `meta` (an extension) reports the effect",
  access: "public",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ code: requiredText("code") })) },
  answer: one(z.union([z.object({ confirmed: z.literal(true), percent: z.number() }), z.string()])).extend({
    meta: z.object({ outcome: confirmOutcome }),
  }),
});

export const unsubscribe = call({
  method: "post",
  path: "/utilities/newsletter/unsubscribe",
  tag,
  summary:
    "Ends the subscription that a mail's signed link belongs to; repeating the call returns the same response",
  access: "public",
  effect: "write",
  rate: "forms",
  request: { body: json(z.object({ token: requiredText("token", 600) })) },
  answer: done,
});
