/** Returns as the shop's people see, keep and move them. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { seenVersion } from "./content.fields.ts";
import { keptReturn, returnBody, returnRow } from "../returns.ts";

const tag = "Staff";

const staffReturn = returnRow
  .extend({
    full_name: z.string(),
    email: z.string(),
    phone: z.string(),
    bankname: z.string(),
    bankaccount: z.string(),
    /** Statuses that it may be moved to now. */
    moves: z.array(z.object({ status: z.string(), label: z.string() })),
    version: z.int(),
  })
  .openapi("StaffReturn");

export const listStaffReturns = call({
  method: "get",
  path: "/staff/returns",
  tag,
  summary: "Returns that wait for the shop, oldest first, 20 a page; or those of one `status`, a status_code",
  access: { staff: "returns:view" },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 100_000), status: z.string().optional() }) },
  answer: paged(staffReturn),
});

export const keepStaffReturn = call({
  method: "post",
  path: "/staff/returns",
  tag,
  summary: "Keeps what a buyer declared by letter or phone, a guest's too and after the days of return",
  access: { staff: "returns:edit" },
  effect: "write",
  request: { body: json(returnBody) },
  answer: one(keptReturn),
});

export const moveStaffReturn = call({
  method: "put",
  path: "/staff/returns/{id}",
  tag,
  summary:
    "Moves a return; 'rejected' needs `rejection`, 'refunded' opens the refund; 409 with the return as it stands",
  access: { staff: "returns:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          status: requiredText("Stare"),
          rejection: optionalText("Motivul respingerii", 500),
          version: seenVersion,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffReturn),
});
