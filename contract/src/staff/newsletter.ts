/** Newsletter subscribers and the proof of their consent. */
import { z } from "@hono/zod-openapi";
import { call, numberQuery, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { SUBSCRIPTION_STATES } from "./newsletter.values.ts";
import { ageSort, pageQuery, searchQuery } from "./queue.fields.ts";

const tag = "Staff: customers";

const subscriber = z
  .object({
    email: z.string(),
    state: z.enum(SUBSCRIPTION_STATES),
    asked_at: z.string(),
    /** When the subscriber opened the confirmation link; null before. Together with `asked_at` it proves consent. */
    confirmed_at: z.string().nullable(),
    left_at: z.string().nullable(),
  })
  .openapi("StaffSubscriber");

const filters = {
  state: z.enum([...SUBSCRIPTION_STATES, "all"]).default("subscribed"),
  q: searchQuery,
  sort: ageSort,
  /** Subscriber id from a webhook event. */
  subscriber_id: z
    .string()
    .max(15, MESSAGES.invalid("Abonat"))
    .regex(/^[1-9]\d*$/, MESSAGES.invalid("Abonat"))
    .transform(Number)
    .optional(),
};

export const listSubscribers = call({
  method: "get",
  path: "/staff/newsletter",
  tag,
  summary:
    "Lists newsletter addresses, oldest first, 20 per page (`per_page` up to 200): subscribed ones, or those in `state`; `q` is part of the address, `subscriber_id` the id of a webhook event",
  access: { staff: "customers:view" },
  effect: "read",
  request: { query: z.object({ ...filters, ...pageQuery }) },
  answer: paged(subscriber),
});

export const exportSubscribers = call({
  method: "get",
  path: "/staff/newsletter/export",
  tag,
  summary: "Lists newsletter addresses for an export file, 1,000 per page",
  access: { staff: "customers:export" },
  effect: "read",
  isSensitive: true,
  request: { query: z.object({ ...filters, page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(subscriber),
});
