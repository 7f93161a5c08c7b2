/** Calls for invoices that SmartBill or Oblio issue for the shop (docs/accounting.md). */
import { z } from "@hono/zod-openapi";
import { call, done, idParam, json, lei, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { ISSUER_CHOICES, ISSUERS, ISSUING_STATES } from "./invoice-issuers.values.ts";

const tag = "Staff";

const document = z
  .object({
    invoice_id: z.int(),
    order_id: z.int(),
    order_number: z.string(),
    kind: z.enum(["invoice", "storno"]),
    /** Series and number; null until the service has issued the document. */
    name: z.string().nullable(),
    issued_on: z.string(),
    total: lei,
    issuer: z.enum(ISSUERS),
    state: z.enum(ISSUING_STATES),
    problem: z.string().nullable(),
    /** Time of the next automatic attempt; null if staff must decide. */
    next_at: z.string().nullable(),
    /** True if the shop may issue it itself. */
    is_movable: z.boolean(),
  })
  .openapi("IssuerDocument");

export const getInvoiceIssuers = call({
  method: "get",
  path: "/staff/invoice-issuers",
  tag,
  summary:
    "Returns who issues the shop's invoices, which services have an account, and up to 100 documents that a service has not issued yet or whose PDF is missing, oldest first",
  access: { staff: "invoices:view" },
  effect: "read",
  answer: one(
    z.object({
      issuer: z.enum(ISSUER_CHOICES),
      accounts: z.array(z.enum(ISSUERS)),
      documents: z.array(document),
      total: z.int(),
    }),
  ),
});

export const listIssuerSeries = call({
  method: "get",
  path: "/staff/invoice-issuers/{issuer}/series",
  tag,
  summary:
    "Asks the service for its series of invoices. 404 without an account, 503 with the reason if the service does not answer",
  access: { staff: "settings:view" },
  effect: "read",
  rate: "papers",
  request: { params: z.object({ issuer: z.enum(ISSUERS) }) },
  answer: one(z.array(z.string())),
});

export const retryIssuerDocument = call({
  method: "post",
  path: "/staff/invoice-issuers/documents/{id}/retry",
  tag,
  summary:
    "Tries a refused or waiting document again, or asks the service about one whose result is unknown; 409 while a call is running or after it was issued",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: done,
});

const NUMBER = MESSAGES.invalid("Numărul");

export const settleIssuerDocument = call({
  method: "post",
  path: "/staff/invoice-issuers/documents/{id}/settle",
  tag,
  summary:
    "Records what staff saw at the service for a document whose result is unknown: its number, or null if it was not issued and must be sent again. 409 for any other document, 422 for a number of another invoice",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.strictObject({ number: z.int(NUMBER).min(1, NUMBER).max(999_999_999, NUMBER).nullable() })),
  },
  answer: done,
});

export const moveToOwnSeries = call({
  method: "post",
  path: "/staff/invoice-issuers/documents/{id}/own-series",
  tag,
  summary:
    "Issues a waiting or refused document, and for an invoice also its stornos, in the shop's own series, dated now. 409 if the service has issued it or may have, or for a storno whose invoice has no number yet",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: done,
});
