/** Shows which other staff have a record open; it locks nothing. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { SUBJECT_KINDS } from "./changes.values.ts";

export const showPresence = call({
  method: "post",
  path: "/staff/presence",
  tag: "Staff: oneself",
  summary:
    "Says that one has a record open, of a kind that changes are about, and answers who else said so within the last minute, by name; 403 without a permission to view that kind",
  access: "staff",
  effect: "write",
  isUnlogged: true,
  request: {
    body: json(
      z.object(
        {
          kind: z.enum(SUBJECT_KINDS, { error: MESSAGES.invalid("Fel") }),
          id: requiredText("Număr", 50),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(z.array(z.object({ id: z.int(), name: z.string() }))),
});
