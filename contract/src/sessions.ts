/** Extension: lists a customer's login sessions, and ends them. */
import { z } from "@hono/zod-openapi";
import { call, done, one } from "./envelope.ts";

const session = z
  .object({
    /** Time of login, ISO 8601. */
    created_at: z.string(),
    /** Time of last use, ISO 8601; updated about every ten minutes. */
    used_at: z.string(),
    /** Browser and operating system, such as "Firefox, Android"; "" when they were not recognised. */
    device: z.string(),
    /** True for the session that the request belongs to. */
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
