/** Calls for monitoring the transmission of invoices to ANAF's e-Factura. */
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
    /** ANAF's reason for rejecting the login, and since when; null while it is accepted. */
    broken: z.string().nullable(),
    broken_at: z.string().nullable(),
  })
  .openapi("EfacturaConnection");

const overview = z
  .object({
    /** Whether the shop's settings enable e-Factura. */
    is_on: z.boolean(),
    /** Whether the configuration contains an application registered with ANAF. */
    is_registered: z.boolean(),
    /** True for ANAF's production environment, false for its test environment. */
    is_production: z.boolean(),
    connection: connection.nullable(),
    counts: z.record(z.enum(EFACTURA_VIEWS), z.int()),
    /** Number of invoices of the last 60 days that are not queued for transmission. */
    outside: z.int(),
    received: z.int(),
    /** Number of messages from buyers that staff have not handled. */
    buyer_messages: z.int(),
    /** Years for which documents are archived. */
    years: z.array(z.int()),
  })
  .openapi("EfacturaOverview");
export type EfacturaOverview = z.infer<typeof overview>;

const problem = z.object({ rule: z.string(), field: z.string(), message: z.string() });

const document = z
  .object({
    invoice_id: z.int(),
    order_id: z.int(),
    /** Series and number of the invoice, such as "CUR-1042". */
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
    /** Whether staff marked the transmission as needing no further action. */
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
  /** Explains why ANAF's ZIP for it is missing. */
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
    /** The buyer's message as sent; null while ANAF's file is missing. */
    words: z.string().nullable(),
    /** Explains why ANAF's file is missing. */
    problem: z.string().nullable(),
    has_zip: z.boolean(),
    /** The invoice that the buyer's message refers to; null when unknown. */
    invoice: z.object({ id: z.int(), order_id: z.int(), name: z.string(), buyer: z.string() }).nullable(),
    /** When and by whom the message was marked as handled; null before. */
    handled_at: z.string().nullable(),
    handled_by: z.string().nullable(),
  })
  .openapi("EfacturaBuyerMessage");
export type EfacturaBuyerMessage = z.infer<typeof buyerMessage>;

const whole = document.extend({
  attempts: z.array(attempt),
  messages: z.array(message),
  /** Stornos that wait for this invoice's result and are closed together with it. */
  stornos: z.array(z.string()),
  next_at: z.string().nullable(),
});
export type EfacturaWhole = z.infer<typeof whole>;

/** Name and base64 content of a file. */
const file = z.object({ file_name: z.string(), content: z.string() });

const page = numberQuery(1, 1, 1_000_000);

export const getEfactura = call({
  method: "get",
  path: "/staff/efactura",
  tag,
  summary:
    "How the shop's invoices go to ANAF: the login, and how many wait, were refused, are late or miss their ZIP",
  access: { staff: "invoices:view" },
  effect: "read",
  answer: one(overview),
});

export const listEfacturaDocuments = call({
  method: "get",
  path: "/staff/efactura/documents",
  tag,
  summary:
    "Invoices on their way to ANAF, the earliest deadline first; of all of them the latest first; 20 a page",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { query: z.object({ view: z.enum(EFACTURA_VIEWS).default("waiting"), page }) },
  answer: paged(document),
});

export const getEfacturaDocument = call({
  method: "get",
  path: "/staff/efactura/documents/{id}",
  tag,
  summary: "An invoice on its way to ANAF by its id, with every attempt and message",
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
    "Sends what was refused, or held back by our rules, once more as it is; 409 where it may stand at ANAF",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: one(whole),
});

export const closeEfacturaDocument = call({
  method: "post",
  path: "/staff/efactura/documents/{id}/close",
  tag,
  summary: "Notes that nothing more is to be done with what was refused or held back; 409 for anything else",
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
    "Puts invoices issued from a day on, at most 60 days ago, in line; those that stand in it stay as they are",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { body: json(z.strictObject({ from: z.iso.date() })) },
  answer: one(z.object({ queued: z.int() })),
});

export const listEfacturaReceived = call({
  method: "get",
  path: "/staff/efactura/received",
  tag,
  summary: "Invoices that others sent to the shop, the latest first, 20 a page",
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
    "What buyers wrote about invoices through ANAF, those to be handled first, then the latest, 20 a page; of one `order` only with its id",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { query: z.object({ page, order: numberQuery(0, 0, 2_147_483_647) }) },
  answer: paged(buyerMessage),
});

export const handleEfacturaBuyerMessage = call({
  method: "post",
  path: "/staff/efactura/buyer-messages/{id}/handled",
  tag,
  summary: "Notes that nothing more is to be done about a buyer's message, and who says so; again is ok",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: done,
});

export const getEfacturaZip = call({
  method: "get",
  path: "/staff/efactura/messages/{id}/zip",
  tag,
  summary: "The ZIP of one message with document and seal, as ANAF gave it; 404 while it is not here",
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
    "ANAF's ZIPs of a year and its invoices as PDF and XML, one part after the other, for who makes one file of them",
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
    "Begins a login at ANAF: the address where the certificate is chosen; 409 without a program registered there",
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
    "Ends a login with the code that ANAF gave; 409 for one that this person did not begin, 503 where ANAF does not answer, 422 with ANAF's word",
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
  summary: "Forgets the login at ANAF; invoices wait from then on; again is ok",
  access: { staff: "settings:edit" },
  effect: "write",
  isSensitive: true,
  answer: done,
});
