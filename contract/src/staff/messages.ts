/** Staff calls for sorting and answering visitors' messages. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, one, paged } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { LIMITS } from "../limits.values.ts";
import { MESSAGES } from "../messages.values.ts";
import { answerText } from "./answer.fields.ts";
import { versionField } from "./content.fields.ts";
import { MESSAGE_KINDS, MESSAGE_STATES } from "./messages.values.ts";
import { ageSort, pageQuery, searchQuery } from "./queue.fields.ts";

const tag = "Staff: messages";

const staffMessage = z
  .object({
    id: z.int(),
    kind: z.enum(MESSAGE_KINDS),
    state: z.enum(MESSAGE_STATES),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The reported review; null for other messages and deleted reviews. */
    review: z.object({ id: z.int(), title: z.string() }).nullable(),
    questions: z.string(),
    /** Null for messages from the contact page. */
    product: z
      .object({
        id: z.int(),
        name: z.string(),
        code: z.string(),
        url: z.string().nullable(),
      })
      .nullable(),
    created_at: z.string(),
    /** Staff member who handles the message; `id` is null once their account was removed. */
    assignee: z.object({ id: z.int().nullable(), name: z.string() }).nullable(),
    note: z.string(),
    answers: z.array(z.object({ author: z.string(), text: z.string(), at: z.string() })),
    version: z.int(),
  })
  .openapi("StaffMessage");
export type StaffMessage = z.infer<typeof staffMessage>;

export const listStaffMessages = call({
  method: "get",
  path: "/staff/messages",
  tag,
  summary:
    "Lists visitors' messages by state (unanswered ones, or all), oldest first, 20 per page (`per_page` up to 200). `assignee` is mine or nobody; `q` is part of a name, e-mail address, phone number or the text",
  access: { staff: "messages:view" },
  effect: "read",
  request: {
    query: z.object({
      state: z.enum([...MESSAGE_STATES, "all"]).default("new"),
      kind: z.enum(MESSAGE_KINDS).optional(),
      assignee: z.enum(["mine", "nobody"]).optional(),
      q: searchQuery,
      sort: ageSort,
      ...pageQuery,
    }),
  },
  answer: paged(staffMessage),
});

export const getStaffMessage = call({
  method: "get",
  path: "/staff/messages/{id}",
  tag,
  summary: "Returns a message with all replies",
  access: { staff: "messages:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffMessage),
});

export const changeStaffMessage = call({
  method: "put",
  path: "/staff/messages/{id}",
  tag,
  summary:
    "Updates a message's kind, state, assignee (`assignee` is a person's id, null for nobody) and note if `version` is current; otherwise 409 with the current record",
  access: { staff: "messages:answer" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          kind: z.enum(MESSAGE_KINDS, { error: MESSAGES.invalid("Felul") }).optional(),
          state: z.enum(MESSAGE_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
          assignee: z
            .int({ error: MESSAGES.invalid("Cine răspunde") })
            .min(1, MESSAGES.invalid("Cine răspunde"))
            .max(2_147_483_647, MESSAGES.invalid("Cine răspunde"))
            .nullable()
            .optional(),
          note: optionalText("Notă", LIMITS.textarea).optional(),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffMessage),
});

export const answerStaffMessage = call({
  method: "post",
  path: "/staff/messages/{id}/answer",
  tag,
  summary:
    "Mails a reply to a message's sender and stores it; 409 with the current record if `version` is stale",
  access: { staff: "messages:answer" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          answer: answerText("Răspuns").refine((text) => text !== "", MESSAGES.required("Răspuns")),
          state: z.enum(["answered", "closed"], { error: MESSAGES.invalid("Stare") }).default("answered"),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffMessage),
});
