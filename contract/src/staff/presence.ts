/** Lists the other staff members who have a record open. Nothing is locked. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { SUBJECT_KINDS } from "./changes.values.ts";

export const showPresence = call({
  method: "post",
  path: "/staff/presence",
  tag: "Staff: own account",
  summary:
    "Reports that the caller has a record open, of a kind with a change history, and returns the names of others who reported the same within the last minute; 403 without permission to view that kind",
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
