/** Customers' privacy requests, as staff process them. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { PRIVACY_KINDS } from "../privacy.values.ts";
import { versionField } from "./content.fields.ts";
import { DATA_FATES } from "./privacy-requests.values.ts";
import { ageSort, deadline, pageQuery, searchQuery } from "./queue.fields.ts";

const tag = "Staff: customers";

const staffRequest = z
  .object({
    id: z.int(),
    type: z.enum(PRIVACY_KINDS),
    state: z.enum(["open", "done"]),
    /** Null for a guest. */
    customerid: z.int().nullable(),
    /** Name of the account; empty once it is erased. */
    name: z.string(),
    /** The address the link is mailed to: the account's; empty once it is erased. */
    email: z.string(),
    /** Address entered in the form. */
    typed_email: z.string(),
    comments: z.string(),
    created_at: z.string(),
    done_at: z.string().nullable(),
    /** Deadline for an answer; null once answered. */
    deadline,
    /** Start of the mailed link's 24 hours. */
    link_at: z.string(),
    /** Staff member who closed it; empty when the mailed link did. */
    closed_by: z.string(),
    /** Why it was closed without action. */
    reason: z.string(),
    version: z.int(),
  })
  .openapi("StaffPrivacyRequest");
export type StaffPrivacyRequest = z.infer<typeof staffRequest>;

const shownRequest = staffRequest.extend({
  /** Stored data with counts and what an erasure does to each; null once the person is erased. */
  stored: z
    .array(z.object({ what: z.string(), count: z.int(), fate: z.enum(DATA_FATES), why: z.string() }))
    .nullable(),
});

export const listPrivacyRequests = call({
  method: "get",
  path: "/staff/privacy-requests",
  tag,
  summary:
    "Requests about data that wait for an answer, or those of a `state`, or all, oldest first, 20 a page (`per_page` up to 200); `q` is a part of name or e-mail",
  access: { staff: "customers:view" },
  effect: "read",
  request: {
    query: z.object({
      state: z.enum(["open", "done", "all"]).default("open"),
      type: z.enum(PRIVACY_KINDS).optional(),
      deadline: z.enum(["running", "late"]).optional(),
      q: searchQuery,
      sort: ageSort,
      ...pageQuery,
    }),
  },
  answer: paged(staffRequest),
});

export const openPrivacyRequest = call({
  method: "post",
  path: "/staff/privacy-requests",
  tag,
  summary:
    "Opens a request for an erasure in the name of who asked for it by phone or letter: `person` is an e-mail address or an order number. Answers the request that is open already, if any; 422 where nothing is stored",
  access: { staff: "customers:edit" },
  effect: "write",
  request: {
    body: json(
      z.object({ person: requiredText("E-mail sau număr de comandă") }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(staffRequest),
});

export const getPrivacyRequest = call({
  method: "get",
  path: "/staff/privacy-requests/{id}",
  tag,
  summary: "A request, and what of the stored data an erasure takes away and leaves",
  access: { staff: "customers:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(shownRequest),
});

const onVersion = z.object({ version: versionField }, { error: MESSAGES.malformed });

export const repeatPrivacyLink = call({
  method: "post",
  path: "/staff/privacy-requests/{id}/link",
  tag,
  summary: "Mails a new link, good for 24 hours, for a request that is open; 409 for another",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam, body: json(onVersion) },
  answer: one(staffRequest),
});

export const closePrivacyRequest = call({
  method: "post",
  path: "/staff/privacy-requests/{id}/close",
  tag,
  summary: "Ends a request that is open without doing it, and mails the `reason`; 409 for another",
  access: { staff: "customers:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object({ reason: requiredText("Motiv", 500), version: versionField }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(staffRequest),
});

export const eraseByRequest = call({
  method: "post",
  path: "/staff/privacy-requests/{id}/erase",
  tag,
  summary:
    "Erases who asked for it and did not open the link; invoices stay as tax law demands. `waiting_orders` are not finished and lose their data later",
  access: { staff: "customers:erase" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, body: json(onVersion) },
  answer: one(staffRequest.extend({ waiting_orders: z.array(z.string()) })),
});
