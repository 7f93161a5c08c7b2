/** Unpaid invoices and statements of account. */
import { z } from "@hono/zod-openapi";
import { call, lei, numberQuery, one, paged, pdfCall } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { searchField } from "./content.fields.ts";
import { AGES, OWED_PARTS } from "./receivables.values.ts";

const tag = "Staff: receivables";
const VIEW = { staff: "credit:view" } as const;

const receivable = z
  .object({
    orderID: z.int(),
    order_number: z.string(),
    /** Series and number, such as "FCT 12". */
    invoice: z.string(),
    issued_on: z.string(),
    due_on: z.string(),
    /** Days since the due date; 0 or less if it has not passed. */
    days_late: z.int(),
    /** Digits of the CUI; empty for an individual. */
    cui: z.string(),
    buyer: z.string(),
    total: lei,
    open: lei,
    /** Day from which the invoice is doubtful; null if it is not. */
    doubtful_on: z.string().nullable(),
    /** Late interest until today, a claim that is not part of `open`; 0 if the shop claims none. */
    interest: lei,
  })
  .openapi("Receivable");
export type Receivable = z.infer<typeof receivable>;

const age = z.enum(AGES, { error: MESSAGES.invalid("Vechime") });
const doubtful = z.enum(["only", "without"], { error: MESSAGES.invalid("Incerte") });
const filters = { age: age.optional(), doubtful: doubtful.optional(), q: searchField };

export const listReceivables = call({
  method: "get",
  path: "/staff/receivables",
  tag,
  summary:
    "Lists invoices with money to receive, earliest due date first, 50 per page. `age` filters by days after the due date, `doubtful` keeps only doubtful ones or leaves them out, `q` filters by words of the buyer's name or the beginning of the CUI. Cash on delivery is not included",
  access: VIEW,
  effect: "read",
  request: { query: z.object({ ...filters, page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(receivable),
});

export const getReceivableTotals = call({
  method: "get",
  path: "/staff/receivables/totals",
  tag,
  summary:
    "Returns the number of open invoices, their open amount and its doubtful part and the late interest by age; `q` as in the list",
  access: VIEW,
  effect: "read",
  request: { query: z.object({ q: filters.q }) },
  answer: one(z.array(z.object({ age, invoices: z.int(), open: lei, doubtful: lei, interest: lei }))),
});

const owed = z
  .object({
    /** Money to receive, except for the part `to_ship`. */
    total: lei,
    parts: z.array(
      z.object({
        /** A TERM or SEAP order without an invoice is `not_invoiced` once it has shipped, until then `to_ship`, like cash on delivery. */
        part: z.enum(OWED_PARTS),
        orders: z.int(),
        open: lei,
      }),
    ),
  })
  .openapi("Owed");
export type Owed = z.infer<typeof owed>;

export const getOwed = call({
  method: "get",
  path: "/staff/receivables/owed",
  tag,
  summary:
    "Returns all money that buyers owe by the ledger of orders: open invoices, cash on delivery, awaited transfers and card payments",
  access: VIEW,
  effect: "read",
  request: {},
  answer: one(owed),
});

const day = (label: string) => z.iso.date({ error: MESSAGES.invalid(label) });

export const getStatement = pdfCall({
  method: "get",
  path: "/staff/companies/{cui}/credit/statement",
  tag,
  summary:
    "Returns a company's statement of account for a period as a PDF: the entries of its orders with a running balance. `from` and `to` are Romanian calendar days, inclusive, by default this year until today; 422 for more than 3,000 entries",
  access: VIEW,
  effect: "read",
  rate: "papers",
  request: {
    params: z.object({ cui: z.string().openapi({ example: "14399840" }) }),
    query: z.object({ from: day("De la").optional(), to: day("Până la").optional() }),
  },
  fileName: "fisa-14399840.pdf",
});
