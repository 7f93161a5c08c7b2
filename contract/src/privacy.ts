/** Requests to receive or erase personal data (requirements: C6, C9). */
import { z } from "@hono/zod-openapi";
import { call, done, json, one, pdfCall } from "./envelope.ts";
import { email, optionalText } from "./fields.ts";
import { LIMITS } from "./limits.values.ts";
import { FAULT } from "./faults.ts";
import { PRIVACY_KINDS, STORED_DATA_FILES } from "./privacy.values.ts";

const tag = "Privacy";
const kind = z.enum(PRIVACY_KINDS, FAULT.invalid("Tip cerere"));

export const privacyRequest = z
  .object({
    id: z.int(),
    type: kind,
    email: z.string(),
    comments: z.string(),
    state: z.enum(["open", "done"]),
    created_at: z.string(),
  })
  .openapi("PrivacyRequest");
export type PrivacyRequest = z.infer<typeof privacyRequest>;

export const requestPrivacy = call({
  method: "post",
  path: "/user/gdpr",
  tag,
  summary:
    "Requests the customer's stored data or their erasure; a link is mailed to the account's own address",
  access: "customer",
  effect: "write",
  rate: "forms",
  request: {
    body: json(
      z.object({ email: email(), comments: optionalText("Comentarii", LIMITS.textarea), type: kind }),
    ),
  },
  answer: one(privacyRequest),
});

/** Extension: for people who are not logged in or have no account. */
export const requestPrivacyAsGuest = call({
  method: "post",
  path: "/privacy",
  tag,
  summary:
    "Requests stored data or their erasure by e-mail address; a link is mailed if anything is stored for that address. The response is the same for every address",
  access: "public",
  effect: "write",
  rate: "forms",
  request: {
    body: json(
      z.object({ email: email(), comments: optionalText("Comentarii", LIMITS.textarea), type: kind }),
    ),
  },
  answer: done,
});

export const listPrivacyRequests = call({
  method: "get",
  path: "/user/gdpr",
  tag,
  summary: "Lists the customer's privacy requests, newest first",
  access: "customer",
  effect: "read",
  answer: one(z.array(privacyRequest)),
});

const codeParam = { params: z.object({ code: z.string() }) };
const rows = z.array(z.record(z.string(), z.unknown()));
export const storedData = z
  .object({
    profile: z.record(z.string(), z.unknown()),
    addresses: rows,
    companies: rows,
    orders: rows,
    invoices: z.array(z.string()),
    reviews: rows,
    newsletter: rows,
    campaigns: rows,
    favourites: rows,
    price_lists: rows,
    payment_terms: rows,
    buying_for: rows,
    vouchers: rows,
    alerts: rows,
    lists: rows,
    notes: rows,
    logins: rows,
    complaints: rows,
    returns: rows,
    refunds: rows,
    payments: rows,
    messages: rows,
    offers: rows,
    recurring_orders: rows,
    own_codes: rows,
    /** The person's rows from another shop's imported data, kept for 30 days. */
    moved: rows,
    carts: rows,
    sessions: rows,
    requests: rows,
  })
  .openapi("StoredData");
export type StoredData = z.infer<typeof storedData>;

/** Extension: describes what a link will do, because email programs open links before readers do. */
export const getPrivacyLink = call({
  method: "get",
  path: "/privacy/{code}",
  tag,
  summary:
    "Returns the purpose of a mailed link and the files that it still offers; 404 once the link is used or a day old",
  access: "public",
  effect: "read",
  isPersonal: true,
  request: codeParam,
  answer: one(z.object({ type: kind, files: z.array(z.enum(STORED_DATA_FILES)) })),
});

export const readStoredData = call({
  method: "post",
  path: "/privacy/{code}/data",
  tag,
  summary: "Returns all data stored about the customer; works once",
  access: "public",
  effect: "write",
  rate: "forms",
  request: codeParam,
  answer: one(storedData),
});

export const readStoredDataPdf = pdfCall({
  method: "post",
  path: "/privacy/{code}/pdf",
  tag,
  summary:
    "Returns all data stored about the customer as a PDF; works once. It is a POST because it uses up the link",
  access: "public",
  effect: "write",
  rate: "forms",
  request: codeParam,
  fileName: "datele-mele.pdf",
});

export const erasePerson = call({
  method: "post",
  path: "/privacy/{code}/erase",
  tag,
  summary:
    "Erases the person's data; invoices are retained as tax law requires. `waiting_orders` lists unfinished orders, whose data is erased later. Repeating the call erases nothing more",
  access: "public",
  effect: "write",
  rate: "forms",
  request: codeParam,
  answer: one(z.object({ waiting_orders: z.array(z.string()) })),
});
