/** Ours: the sessions in which a customer is logged in, which he can end. */
import { z } from "@hono/zod-openapi";
import { call, done, one } from "./envelope.ts";

const session = z
  .object({
    /** When the login was, ISO 8601. */
    created_at: z.string(),
    /** When it was last used, to some ten minutes, ISO 8601. */
    used_at: z.string(),
    /** The browser and its system, such as "Firefox, Android"; "" for one that said nothing known. */
    device: z.string(),
    /** The session that asks. */
    current: z.boolean(),
  })
  .openapi("Session");
export type Session = z.infer<typeof session>;

export const listSessions = call({
  method: "get",
  path: "/user/sessions",
  tag: "Customers",
  summary: "The customer's open sessions, the one that asks first, then the last used",
  access: "customer",
  effect: "read",
  answer: one(z.array(session)),
});

export const endOtherSessions = call({
  method: "delete",
  path: "/user/sessions/others",
  tag: "Customers",
  summary: "Ends all sessions of the customer but the one that asks",
  access: "customer",
  effect: "write",
  answer: done,
});
