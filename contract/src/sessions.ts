/** Extension: a customer's login sessions. */
import { z } from "@hono/zod-openapi";
import { call, done, one } from "./envelope.ts";

const session = z
  .object({
    created_at: z.string(),
    /** ISO 8601; updated about every ten minutes. */
    used_at: z.string(),
    device: z.string(),
    current: z.boolean(),
  })
  .openapi("Session");
export type Session = z.infer<typeof session>;

export const listSessions = call({
  method: "get",
  path: "/user/sessions",
  tag: "Customers",
  summary: "Lists the customer's open sessions: the current one first, then by last use",
  access: "customer",
  effect: "read",
  answer: one(z.array(session)),
});

export const endOtherSessions = call({
  method: "delete",
  path: "/user/sessions/others",
  tag: "Customers",
  summary: "Ends all of the customer's sessions except the current one",
  access: "customer",
  effect: "write",
  answer: done,
});
