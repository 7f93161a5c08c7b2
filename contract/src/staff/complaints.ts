/** Complaints that wait for an answer of the shop. */
import { z } from "@hono/zod-openapi";
import { complaint, COMPLAINT_STATES } from "../complaints.ts";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { LIMITS } from "../limits.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { seenVersion } from "./content.fields.ts";

const tag = "Staff";

const staffComplaint = complaint.extend({ version: z.int() }).openapi("StaffComplaint");

export const listStaffComplaints = call({
  method: "get",
  path: "/staff/complaints",
  tag,
  summary: "Complaints by state, oldest first, 20 a page",
  access: { staff: "complaints:view" },
  effect: "read",
  request: {
    query: z.object({ state: z.enum(COMPLAINT_STATES).default("open"), page: numberQuery(1, 1, 1_000_000) }),
  },
  answer: paged(staffComplaint),
});

export const answerComplaint = call({
  method: "put",
  path: "/staff/complaints/{id}",
  tag,
  summary: "Answers a complaint, or closes it, with or without a last answer; a closed one is 409",
  access: { staff: "complaints:answer" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z
        .object(
          {
            state: z.enum(["answered", "closed"], { error: MESSAGES.invalid("Stare") }).default("answered"),
            answer: optionalText("Răspuns", LIMITS.textarea),
            version: seenVersion,
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
