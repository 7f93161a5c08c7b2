import { z } from "@hono/zod-openapi";
import { call, idParam, json, one, pdfCall, lei } from "../envelope.ts";
import { optionalPostcode, personName, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { amendment } from "./amendments.ts";
import { versionField } from "./content.fields.ts";
import { ISSUERS, ISSUING_STATES } from "./invoice-issuers.values.ts";

const tag = "Staff";

const eInvoiceState = z
  .object({
    /** ANAF rules that the invoice violates; empty when it is valid. */
    broken: z.array(z.object({ rule: z.string(), field: z.string(), message: z.string() })),
    /** One sentence for each value that is truncated in the XML. */
    cut: z.array(z.string()),
  })
  .openapi("EInvoiceState");

const staffInvoice = z.object({
  id: z.int(),
  series: z.string(),
  number: z.int(),
  kind: z.enum(["invoice", "storno"]),
  issued_at: z.string(),
  total: lei,
  efactura: eInvoiceState.nullable(),
  /** Receipt text of a cash payment; null for other payments. */
  receipt: z.string().nullable(),
  /**
   * The service that issues the document; null for the shop itself. The document has no real number until its state
   * is `issued`.
   */
  issuing: z
    .object({ issuer: z.enum(ISSUERS), state: z.enum(ISSUING_STATES), problem: z.string().nullable() })
    .nullable(),
});

export const listStaffInvoices = call({
  method: "get",
  path: "/staff/orders/{id}/invoices",
  tag,
  summary: "Lists the invoices and stornos of an order, in order of issue",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(z.array(staffInvoice)),
});

export const getStaffInvoice = pdfCall({
  method: "get",
  path: "/staff/orders/{id}/invoices/{invoiceId}",
  tag,
  summary: "Returns an invoice or storno of an order as issued, as a PDF; 404 for another order's document",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { params: z.object({ id: z.string(), invoiceId: z.string() }) },
  fileName: "factura-{series}-{number}.pdf",
});

export const getProforma = pdfCall({
  method: "get",
  path: "/staff/orders/{id}/proforma",
  tag,
  summary:
    "Returns the proforma for a bank transfer as a PDF. It is not a fiscal document and is identified by the order number; 404 for other payment methods",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  fileName: "proforma-{number}.pdf",
});

export const getEInvoice = call({
  method: "get",
  path: "/staff/orders/{id}/invoices/{invoiceId}/efactura",
  tag,
  summary:
    "Returns an invoice or storno of an order as an e-Factura document (UBL 2.1, CIUS-RO); 404 for another order's document",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { params: z.object({ id: z.string(), invoiceId: z.string() }) },
  answer: one(z.object({ file_name: z.string(), xml: z.string() }).extend(eInvoiceState.shape)),
});

const missingInvoice = z.object({
  has_left: z.boolean(),
  /** Legal deadline for issuing the invoice, yyyy-mm-dd; null before the order is shipped. */
  due_on: z.string().nullable(),
  days_left: z.int().nullable(),
  /** Why the invoice cannot be issued now, one sentence each; empty when it can. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type MissingInvoice = z.output<typeof missingInvoice>;

export const getMissingInvoice = call({
  method: "get",
  path: "/staff/orders/{id}/invoice",
  tag,
  summary:
    "Returns whether the order's invoice can be issued now, and its deadline; null if it is already issued or none is due",
  access: { staff: "invoices:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(missingInvoice.nullable()),
});

export const issueInvoice = call({
  method: "post",
  path: "/staff/orders/{id}/invoice",
  tag,
  summary:
    "Issues the order's invoice, or returns the current one. 409 for an order without a sale or with a pending card payment; 422 with the ANAF rules that the invoice would break",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffInvoice),
});

export const cancelInvoice = call({
  method: "post",
  path: "/staff/orders/{id}/invoice/storno",
  tag,
  summary:
    "Reverses the order's invoice with a storno; 409 without a current invoice, or once part of it was returned",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: { params: idParam },
  answer: one(staffInvoice),
});

/** The company for a business order, otherwise the person. */
const invoiceParty = z.object(
  {
    version: versionField,
    company: amendment.shape.company,
    person: z
      .object(
        {
          firstname: personName("Prenume"),
          lastname: personName("Nume"),
          county: requiredText("Județ", 60),
          city: requiredText("Localitate"),
          streetaddress: requiredText("Adresă"),
          zipcode: optionalPostcode(),
        },
        { error: MESSAGES.malformed },
      )
      .optional(),
  },
  { error: MESSAGES.malformed },
);
export type InvoiceParty = z.output<typeof invoiceParty>;

export const reissueInvoice = call({
  method: "post",
  path: "/staff/orders/{id}/invoice/replacement",
  tag,
  summary:
    "Reverses the order's invoice with a storno and reissues it with current data, in one transaction. `party` corrects the invoiced party, also after shipping. 409 if `invoice_id` is not the current invoice, the order's version is stale, or part of it was returned; 422 with the ANAF rules that the new invoice would break",
  access: { staff: "invoices:issue" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object({ invoice_id: z.int(), party: invoiceParty.optional() }, { error: MESSAGES.malformed }),
    ),
  },
  answer: one(staffInvoice),
});
