/** The list of all invoices and stornos, and their files. */
import { z } from "@hono/zod-openapi";
import { call, lei, listQuery, numberQuery, one, paged, pdfCall } from "../envelope.ts";
import { requiredId } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { searchField } from "./content.fields.ts";
import {
  INVOICE_ANAF_STATES,
  INVOICE_KINDS,
  INVOICE_PAYMENTS,
  INVOICE_SORTS,
  MAX_INVOICES_A_PART,
  MAX_INVOICES_A_PDF,
} from "./invoice-list.values.ts";

const tag = "Staff";
const VIEW = { staff: "invoices:view" } as const;

const day = (label: string) => z.iso.date({ error: MESSAGES.invalid(label) }).optional();

export const invoiceFilters = z.object({
  from: day("De la"),
  to: day("Până la"),
  series: z.string().trim().toUpperCase().max(10, MESSAGES.tooLong("Serie", 10)).optional(),
  kind: z.enum(INVOICE_KINDS, { error: MESSAGES.invalid("Fel") }).optional(),
  payment: z.enum(INVOICE_PAYMENTS, { error: MESSAGES.invalid("Plată") }).optional(),
  anaf: z.enum(INVOICE_ANAF_STATES, { error: MESSAGES.invalid("Starea la ANAF") }).optional(),
  q: searchField,
});
export type InvoiceFilters = z.output<typeof invoiceFilters>;

const listedInvoice = z
  .object({
    id: z.int(),
    orderID: z.int(),
    order_number: z.string(),
    /** Series and number, such as "FCT 12". */
    name: z.string(),
    series: z.string(),
    number: z.int(),
    kind: z.enum(INVOICE_KINDS),
    /** Romanian date, yyyy-mm-dd. */
    issued_on: z.string(),
    buyer: z.string(),
    /** Digits of the CUI; empty for an individual. */
    cui: z.string(),
    /** The invoice that a storno reverses, such as "FCT-12"; null for an invoice. */
    storno_of: z.string().nullable(),
    /** Null for a storno. */
    payment: z.enum(INVOICE_PAYMENTS).nullable(),
    payment_name: z.string(),
    anaf: z.enum(INVOICE_ANAF_STATES),
    net: lei,
    vat: lei,
    total: lei,
  })
  .openapi("ListedInvoice");
export type ListedInvoice = z.infer<typeof listedInvoice>;

export const listAllInvoices = call({
  method: "get",
  path: "/staff/invoices",
  tag,
  summary:
    "Lists all invoices and stornos, latest first, 50 per page (`per_page` up to 200). `from` and `to` are Romanian calendar days of issue, inclusive; `q` is words of the buyer's name, a CUI, an invoice number or an order number. `sort` is issued, -issued, total or -total. At most 10,000 are counted, 5,000 with `q` (`more_than_total`). For cursor pagination, set `after` to the id of the last invoice read",
  access: VIEW,
  effect: "read",
  request: {
    query: invoiceFilters.extend({
      // The type is declared by hand, because the API document cannot show that of `catch`.
      sort: z
        .enum(INVOICE_SORTS)
        .catch("-issued")
        .default("-issued")
        .openapi({ type: "string", enum: [...INVOICE_SORTS] }),
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(50, 1, 200),
      after: numberQuery(0, 1, Number.MAX_SAFE_INTEGER),
    }),
  },
  answer: paged(listedInvoice),
});

/** Invoice ids as `ids=1,2` or `ids=1&ids=2`. */
function chosenInvoices(max: number) {
  const ids = z
    .array(requiredId("Factură"), { error: MESSAGES.invalid("Facturi") })
    .min(1, "Alege cel puțin o factură.")
    .max(max, `Alege cel mult ${max} de facturi.`);
  return z.object({ ids: listQuery.transform((texts): (string | number)[] => texts).pipe(ids) });
}

export const getInvoicesPdf = pdfCall({
  method: "get",
  path: "/staff/invoices/pdf",
  tag,
  summary: `Returns up to ${MAX_INVOICES_A_PDF} invoices and stornos as one PDF, in the order of \`ids\`; 404 if one does not exist`,
  access: VIEW,
  effect: "read",
  rate: "papers",
  request: { query: chosenInvoices(MAX_INVOICES_A_PDF) },
  fileName: "facturi.pdf",
});

export const readInvoiceFiles = call({
  method: "get",
  path: "/staff/invoices/files",
  tag,
  summary: `Returns up to ${MAX_INVOICES_A_PART} invoices and stornos as PDFs, to be combined into an archive; 404 if one does not exist`,
  access: VIEW,
  effect: "read",
  request: { query: chosenInvoices(MAX_INVOICES_A_PART) },
  /** `content` is base64. */
  answer: one(z.array(z.object({ file_name: z.string(), content: z.string() }))),
});
