import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, one, paged } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { expectedVersion } from "./content.fields.ts";
import { ageSort, deadline, pageQuery, searchQuery } from "./queue.fields.ts";
import { DEADLINE_STATES } from "./queue.values.ts";
import { recordedReturn, returnBody, returnRow } from "../returns.ts";

const tag = "Staff";

const staffReturn = returnRow
  .extend({
    full_name: z.string(),
    email: z.string(),
    phone: z.string(),
    bankname: z.string(),
    bankaccount: z.string(),
    /** A withdrawal needs no approval and may precede delivery (decision 0017). */
    is_withdrawal: z.boolean(),
    needs_account: z.boolean(),
    deadline,
    refund: lei.nullable(),
    moves: z.array(z.object({ status: z.string(), label: z.string() })),
    /** Entries that accepting the return posts to the order's account; always empty in lists. */
    account: z.array(z.string()),
    version: z.int(),
  })
  .openapi("StaffReturn");
export type StaffReturn = z.infer<typeof staffReturn>;

export const listStaffReturns = call({
  method: "get",
  path: "/staff/returns",
  tag,
  summary:
    "Lists returns that wait for the shop, oldest first, 20 per page (`per_page` up to 200); `status` is a status_code, or all. `deadline` filters by the state of the legal deadline; `q` is a return or order number, or part of a name, e-mail address or phone number",
  access: { staff: "returns:view" },
  effect: "read",
  request: {
    query: z.object({
      status: z.string().optional(),
      kind: z.enum(["return", "withdrawal"]).optional(),
      deadline: z.enum(DEADLINE_STATES).optional(),
      q: searchQuery,
      sort: ageSort,
      ...pageQuery,
    }),
  },
  answer: paged(staffReturn),
});

export const getStaffReturn = call({
  method: "get",
  path: "/staff/returns/{id}",
  tag,
  summary: "Returns a return with its buyer, its deadline and its allowed status changes",
  access: { staff: "returns:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffReturn),
});

export const createStaffReturn = call({
  method: "post",
  path: "/staff/returns",
  tag,
  summary:
    "Creates a return that a buyer declared by letter or phone, also for guests and after the return period",
  access: { staff: "returns:edit" },
  effect: "write",
  isSensitive: true,
  request: { body: json(returnBody) },
  answer: one(recordedReturn),
});

export const moveStaffReturn = call({
  method: "put",
  path: "/staff/returns/{id}",
  tag,
  summary:
    "Changes the status of a return. 'rejected' requires `rejection`; 'refunded' creates the refund. 409 with the current return",
  access: { staff: "returns:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          status: requiredText("Stare"),
          rejection: optionalText("Motivul respingerii", 500),
          version: expectedVersion,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffReturn),
});

export const requestReturnAccount = call({
  method: "post",
  path: "/staff/returns/{id}/account-request",
  tag,
  summary: "Mails the buyer a request for the refund's bank account; 409 if no account is missing",
  access: { staff: "returns:edit" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffReturn),
});
