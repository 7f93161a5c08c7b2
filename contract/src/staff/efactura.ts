import { z } from "@hono/zod-openapi";
import { call, done, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { EFACTURA_STATES, EFACTURA_VIEWS } from "./efactura.values.ts";

const tag = "Staff";

const connection = z
  .object({
    connected_at: z.string(),
    connected_by: z.string(),
    /** Days until someone with the certificate must log in at ANAF again. */
    days_left: z.int(),
    /** ANAF's reason for rejecting the login; null while it is accepted. */
    broken: z.string().nullable(),
    broken_at: z.string().nullable(),
  })
  .openapi("EfacturaConnection");

const overview = z
  .object({
    is_on: z.boolean(),
    /** Whether the configuration contains an application registered with ANAF. */
    is_registered: z.boolean(),
    /** False for ANAF's test environment. */
    is_production: z.boolean(),
    connection: connection.nullable(),
    counts: z.record(z.enum(EFACTURA_VIEWS), z.int()),
    /** Invoices of the last 60 days that are not queued for transmission. */
    outside: z.int(),
    received: z.int(),
    /** Messages from buyers that staff have not handled. */
    buyer_messages: z.int(),
    years: z.array(z.int()),
  })
  .openapi("EfacturaOverview");
export type EfacturaOverview = z.infer<typeof overview>;

const problem = z.object({ rule: z.string(), field: z.string(), message: z.string() });

const document = z
  .object({
    invoice_id: z.int(),
    order_id: z.int(),
    /** Series and number, such as "CUR-1042". */
    name: z.string(),
    kind: z.enum(["invoice", "storno"]),
    issued_at: z.string(),
    /** Legal deadline for sending the invoice to ANAF, yyyy-mm-dd. */
    due_on: z.string(),
    is_late: z.boolean(),
    total: lei,
    buyer: z.string(),
    state: z.enum(EFACTURA_STATES),
    problems: z.array(problem),
    /** True if staff marked the transmission as needing no further action. */
    is_closed: z.boolean(),
    has_zip: z.boolean(),
    /** Number of copies of the invoice that ANAF has accepted. */
    standing: z.int(),
    /** For a storno: the invoice that must get a result first, such as "CUR-1042". */
    waits_for: z.string().nullable(),
  })
  .openapi("EfacturaDocument");
export type EfacturaDocument = z.infer<typeof document>;

const attempt = z.object({
  started_at: z.string(),
  ended: z.enum(["sent", "unknown", "refused", "not_sent"]).nullable(),
  ended_at: z.string().nullable(),
  upload_index: z.string().nullable(),
  answer: z.string().nullable(),
  settled: z.enum(["accepted", "refused", "absent"]).nullable(),
  settled_at: z.string().nullable(),
});

const message = z.object({
  id: z.string(),
  kind: z.enum(["sent", "errors", "received", "buyer"]),
  created_at: z.string(),
  has_zip: z.boolean(),
  problem: z.string().nullable(),
});

const received = z
  .object({
    id: z.string(),
    created_at: z.string(),
    party: z.string().nullable(),
    number: z.string().nullable(),
    issued_on: z.string().nullable(),
    total: lei.nullable(),
    has_zip: z.boolean(),
    problem: z.string().nullable(),
  })
  .openapi("EfacturaReceived");
export type EfacturaReceived = z.infer<typeof received>;

const buyerMessage = z
  .object({
    id: z.string(),
    created_at: z.string(),
    words: z.string().nullable(),
    problem: z.string().nullable(),
    has_zip: z.boolean(),
    invoice: z.object({ id: z.int(), order_id: z.int(), name: z.string(), buyer: z.string() }).nullable(),
    handled_at: z.string().nullable(),
    handled_by: z.string().nullable(),
  })
  .openapi("EfacturaBuyerMessage");
export type EfacturaBuyerMessage = z.infer<typeof buyerMessage>;

const whole = document.extend({
  attempts: z.array(attempt),
  messages: z.array(message),
  /** Stornos that wait for this invoice's result and are closed with it. */
  stornos: z.array(z.string()),
  next_at: z.string().nullable(),
});
export type EfacturaWhole = z.infer<typeof whole>;

/** `content` is base64. */
const file = z.object({ file_name: z.string(), content: z.string() });

const page = numberQuery(1, 1, 1_000_000);

export const getEfactura = call({
  method: "get",
  path: "/staff/efactura",
  tag,
  summary:
    "Returns the state of submissions to ANAF: the connection, and the number of invoices that are waiting, refused, late or missing their ZIP",
  access: { staff: "invoices:view" },
  effect: "read",
  answer: one(overview),
});

export const listEfacturaDocuments = call({
  method: "get",
  path: "/staff/efactura/documents",
  tag,
  summary:
    "Lists invoices being submitted to ANAF, earliest deadline first; with all invoices, latest first; 20 per page",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { query: z.object({ view: z.enum(EFACTURA_VIEWS).default("waiting"), page }) },
  answer: paged(document),
});

export const getEfacturaDocument = call({
  method: "get",
  path: "/staff/efactura/documents/{id}",
  tag,
  summary: "Returns an invoice's submission to ANAF by id, with every attempt and message",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(whole),
});

export const sendEfacturaDocument = call({
  method: "post",
  path: "/staff/efactura/documents/{id}/send",
  tag,
  summary:
    "Resubmits an invoice that ANAF refused or the shop's validation blocked, unchanged; 409 if ANAF may already have it",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: one(whole),
});

export const closeEfacturaDocument = call({
  method: "post",
  path: "/staff/efactura/documents/{id}/close",
  tag,
  summary: "Marks a refused or blocked invoice as needing no further action; 409 for any other invoice",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: one(whole),
});

export const queueEfacturaDocuments = call({
  method: "post",
  path: "/staff/efactura/documents",
  tag,
  summary:
    "Queues invoices issued on or after `from`, at most 60 days ago; invoices already in the queue are unchanged",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { body: json(z.strictObject({ from: z.iso.date() })) },
  answer: one(z.object({ queued: z.int() })),
});

export const listEfacturaReceived = call({
  method: "get",
  path: "/staff/efactura/received",
  tag,
  summary: "Lists invoices that the shop received from suppliers, latest first, 20 per page",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { query: z.object({ page }) },
  answer: paged(received),
});

export const listEfacturaBuyerMessages = call({
  method: "get",
  path: "/staff/efactura/buyer-messages",
  tag,
  summary:
    "Lists buyers' messages about invoices sent through ANAF, unhandled ones first, then latest first, 20 per page; `order` limits them to one order id",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { query: z.object({ page, order: numberQuery(0, 0, 2_147_483_647) }) },
  answer: paged(buyerMessage),
});

export const handleEfacturaBuyerMessage = call({
  method: "post",
  path: "/staff/efactura/buyer-messages/{id}/handled",
  tag,
  summary: "Marks a buyer's message as handled and records who did it; repeating the call has no effect",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: done,
});

export const getEfacturaZip = call({
  method: "get",
  path: "/staff/efactura/messages/{id}/zip",
  tag,
  summary: "Returns ANAF's original ZIP of one message, with document and seal; 404 until it is downloaded",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(file),
});

export const readEfacturaArchive = call({
  method: "get",
  path: "/staff/efactura/archive",
  tag,
  summary:
    "Returns a year's ANAF ZIPs and its invoices as PDF and XML, in parts, to be combined into one archive",
  access: { staff: "invoices:view" },
  effect: "read",
  request: {
    query: z.object({
      year: numberQuery(0, 2_000, 2_999),
      /** `next` of the previous page; absent for the first page. */
      after: z
        .string()
        .regex(/^(?:zip:\d{1,20}|invoice:\d{1,15})$/)
        .optional(),
    }),
  },
  answer: one(z.object({ files: z.array(file), next: z.string().nullable() })),
});

export const connectEfactura = call({
  method: "post",
  path: "/staff/efactura/connection",
  tag,
  summary:
    "Starts a login at ANAF and returns the address where the certificate is chosen; 409 if no application is registered at ANAF",
  access: { staff: "settings:edit" },
  effect: "write",
  isSensitive: true,
  answer: one(z.object({ url: z.string() })),
});

export const finishEfactura = call({
  method: "put",
  path: "/staff/efactura/connection",
  tag,
  summary:
    "Completes a login with ANAF's code. 409 if the caller did not start it, 503 if ANAF does not respond, 422 with ANAF's error message",
  access: { staff: "settings:edit" },
  effect: "write",
  request: {
    body: json(z.strictObject({ code: z.string().min(1).max(4_000), state: z.string().min(1).max(200) })),
  },
  answer: one(connection),
});

export const disconnectEfactura = call({
  method: "delete",
  path: "/staff/efactura/connection",
  tag,
  summary:
    "Deletes the ANAF login; invoices are not submitted until the next login. Repeating the call has no effect",
  access: { staff: "settings:edit" },
  effect: "write",
  isSensitive: true,
  answer: done,
});
