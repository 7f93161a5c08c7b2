import { z } from "@hono/zod-openapi";
import { complaint, COMPLAINT_STATES } from "../complaints.ts";
import { call, idParam, json, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { answerText } from "./answer.fields.ts";
import { expectedVersion } from "./content.fields.ts";
import { ageSort, deadline, pageQuery, searchQuery } from "./queue.fields.ts";

const tag = "Staff";

const staffComplaint = complaint
  .extend({
    customerid: z.int().nullable(),
    /** The order with the number `ordernr`; null unless it belongs to the author. */
    orderid: z.int().nullable(),
    deadline,
    answers: z.array(
      z.object({
        /** Empty for answers from before authors were stored. */
        author: z.string(),
        text: z.string(),
        at: z.string(),
      }),
    ),
    version: z.int(),
  })
  .openapi("StaffComplaint");
export type StaffComplaint = z.infer<typeof staffComplaint>;

export const listStaffComplaints = call({
  method: "get",
  path: "/staff/complaints",
  tag,
  summary:
    "Lists complaints by state, or all, oldest first, 20 per page (`per_page` up to 200). `deadline` filters by the state of the reply deadline; `q` is a complaint or order number, or part of a name, e-mail address or phone number",
  access: { staff: "complaints:view" },
  effect: "read",
  request: {
    query: z.object({
      state: z.enum([...COMPLAINT_STATES, "all"]).default("open"),
      deadline: z.enum(["running", "late"]).optional(),
      q: searchQuery,
      sort: ageSort,
      ...pageQuery,
    }),
  },
  answer: paged(staffComplaint),
});

export const getStaffComplaint = call({
  method: "get",
  path: "/staff/complaints/{id}",
  tag,
  summary: "Returns a complaint with all replies",
  access: { staff: "complaints:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffComplaint),
});

export const answerComplaint = call({
  method: "put",
  path: "/staff/complaints/{id}",
  tag,
  summary:
    "Replies to a complaint, or closes it with or without a final reply. 409 with the current record if `version` is stale or the complaint is closed",
  access: { staff: "complaints:answer" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z
        .object(
          {
            state: z.enum(["answered", "closed"], { error: MESSAGES.invalid("Stare") }).default("answered"),
            answer: answerText("Răspuns"),
            version: expectedVersion,
          },
          { error: MESSAGES.malformed },
        )
        .refine(({ state, answer }) => state === "closed" || answer !== "", {
          path: ["answer"],
          error: MESSAGES.required("Răspuns"),
        }),
    ),
  },
  answer: one(staffComplaint),
});
