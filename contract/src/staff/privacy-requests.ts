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
    customerid: z.int().nullable(),
    /** Empty once the account is erased. */
    name: z.string(),
    /** The account's email, to which the link is sent; empty once the account is erased. */
    email: z.string(),
    typed_email: z.string(),
    comments: z.string(),
    created_at: z.string(),
    done_at: z.string().nullable(),
    deadline,
    /** The emailed link is valid for 24 hours from then. */
    link_at: z.string(),
    /** Empty if the person closed the request with the emailed link. */
    closed_by: z.string(),
    reason: z.string(),
    version: z.int(),
  })
  .openapi("StaffPrivacyRequest");
export type StaffPrivacyRequest = z.infer<typeof staffRequest>;

const shownRequest = staffRequest.extend({
  /** The person's data, with record counts and the effect of an erasure on each kind. Null once erased. */
  stored: z
    .array(z.object({ what: z.string(), count: z.int(), fate: z.enum(DATA_FATES), why: z.string() }))
    .nullable(),
});

export const listPrivacyRequests = call({
  method: "get",
  path: "/staff/privacy-requests",
  tag,
  summary:
    "Lists pending privacy requests, or those in a `state`, or all, oldest first, 20 per page (`per_page` up to 200); `q` is part of a name or e-mail address",
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
    "Creates an erasure request for a person who asked by phone or letter: `person` is an e-mail address or an order number. Returns the open request if there is one; 422 if nothing is stored",
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
  summary: "Returns a request with the data that an erasure removes and the data that it keeps",
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
  summary: "Mails a new link, valid for 24 hours, for an open request; otherwise 409",
  access: { staff: "customers:edit" },
  effect: "write",
  request: { params: idParam, body: json(onVersion) },
  answer: one(staffRequest),
});

export const closePrivacyRequest = call({
  method: "post",
  path: "/staff/privacy-requests/{id}/close",
  tag,
  summary: "Closes an open request without fulfilling it and mails the `reason`; otherwise 409",
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
    "Erases the data of a person who requested it but did not open the link; invoices are retained as tax law requires. `waiting_orders` lists unfinished orders, whose data is erased later",
  access: { staff: "customers:erase" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam, body: json(onVersion) },
  answer: one(staffRequest.extend({ waiting_orders: z.array(z.string()) })),
});
