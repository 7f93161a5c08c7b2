/** Courier remittance files and bank statements, whose rows are matched to orders. */
import { z } from "@hono/zod-openapi";
import { call, form, idParam, json, lei, numberQuery, one, paged, sentLei } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { searchField } from "./content.fields.ts";

const tag = "Staff: incoming payments";

const KINDS = ["cod", "bank"] as const;
const kind = z.enum(KINDS, { error: MESSAGES.invalid("Fel") });
const STATES = ["open", "matched", "set_aside"] as const;
const FILE_BYTES = 5 * 1024 * 1024;

const incomingRow = z
  .object({
    id: z.int(),
    kind,
    file: z.string(),
    line: z.int(),
    day: z.string().nullable(),
    amount: lei.nullable(),
    /** ISO 4217. Only amounts in RON are matched to orders. */
    currency: z.string(),
    /** Status of a pending or reverted payment; empty for a completed one. */
    bank_state: z.string(),
    awb: z.string(),
    reference: z.string(),
    payer: z.string(),
    iban: z.string(),
    details: z.string(),
    state: z.enum(STATES),
    order: z.object({ id: z.int(), number: z.string(), name: z.string(), total: lei }).nullable(),
    /** Number of invoices that share the row; 0 for a row that pays one order. */
    parts: z.int(),
    /** True if the match is certain enough to be applied without review. */
    is_sure: z.boolean(),
    why: z.string().nullable(),
    decided_by: z.string().nullable(),
    decided_at: z.string().nullable(),
  })
  .openapi("IncomingRow");
export type IncomingRow = z.infer<typeof incomingRow>;

export const listIncoming = call({
  method: "get",
  path: "/staff/incoming",
  tag,
  summary:
    "Lists rows of couriers' files (`kind` cod) or bank statements (bank) by state, oldest first, 50 per page. Open rows have a proposed order, or the reason why there is none",
  access: { staff: "payments:view" },
  effect: "read",
  request: {
    query: z.object({
      kind,
      state: z.enum(STATES, { error: MESSAGES.invalid("Stare") }).default("open"),
      page: numberQuery(1, 1, 1_000_000),
    }),
  },
  answer: paged(incomingRow),
});

const incomingFile = z
  .object({
    id: z.int(),
    kind,
    name: z.string(),
    mapping: z.record(z.string(), z.string()),
    added: z.int(),
    /** Rows that an earlier file already contained. */
    known: z.int(),
    uploaded_by: z.string(),
    uploaded_at: z.string(),
  })
  .openapi("IncomingFile");
export type IncomingFile = z.infer<typeof incomingFile>;

export const listIncomingFiles = call({
  method: "get",
  path: "/staff/incoming/files",
  tag,
  summary: "Lists the last ten files of a kind, newest first",
  access: { staff: "payments:view" },
  effect: "read",
  request: { query: z.object({ kind }) },
  answer: one(z.array(incomingFile)),
});

const FILE = { type: "string", format: "binary", description: "CSV, or MT940 from a bank" } as const;

export const uploadIncoming = call({
  method: "post",
  path: "/staff/incoming/files",
  tag,
  summary:
    "Uploads a courier's CSV or a bank's CSV or MT940, in UTF-8 or Windows-1250, of at most 5 MB and 5,000 rows. Rows already contained in an earlier file are skipped. 422 if the columns are not recognised",
  access: { staff: "payments:match" },
  effect: "write",
  maxBodyBytes: FILE_BYTES + 64 * 1024,
  request: {
    body: form(
      z.object(
        {
          kind,
          file: z
            .instanceof(File, { error: MESSAGES.required("Fișier") })
            .refine(({ size }) => size > 0, MESSAGES.required("Fișier"))
            .refine(({ size }) => size <= FILE_BYTES, "Fișierul poate avea cel mult 5 MB.")
            .openapi(FILE),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(incomingFile),
});

const MAX_AT_ONCE = 200;

export const applyIncoming = call({
  method: "post",
  path: "/staff/incoming/apply",
  tag,
  summary:
    "Applies rows to their proposed orders. `ids` (at most 200) applies them one by one, including doubtful rows with the right amount. Without `ids`, applies all certain rows of the kind, for bank statements the first 200. Repeating the call has no effect",
  access: { staff: "payments:match" },
  effect: "write",
  isSensitive: true,
  request: {
    body: json(
      z.object(
        { kind, ids: z.array(z.int().positive()).max(MAX_AT_ONCE).optional() },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(
    z.object({
      applied: z.int(),
      /** Refused rows; with `ids` in the request, also the applied ones. */
      rows: z.array(z.object({ id: z.int(), ok: z.boolean(), why: z.string().nullable() })),
    }),
  ),
});

export const dismissIncoming = call({
  method: "put",
  path: "/staff/incoming/{id}/ignored",
  tag,
  summary:
    "Skips an open row that belongs to no order, with a note, or reopens it (`aside` false); 409 for an applied row",
  access: { staff: "payments:match" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { aside: z.boolean({ error: MESSAGES.invalid("Ignorat") }), note: optionalText("Notă", 200) },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(incomingRow),
});

const uncollected = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  total: lei,
  awb: z.string().nullable(),
  courier: z.string().nullable(),
  delivered_at: z.string().nullable(),
});

export const listUncollected = call({
  method: "get",
  path: "/staff/incoming/uncollected",
  tag,
  summary:
    "Lists orders whose cash-on-delivery parcel arrived but whose money is in no file yet, oldest first, 50 per page; `total` is the amount to collect",
  access: { staff: "payments:view" },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(uncollected),
});

const payablePart = z.object({
  orderID: z.int(),
  order_number: z.string(),
  invoice: z.string(),
  due_on: z.string(),
  cui: z.string(),
  buyer: z.string(),
  open: lei,
  /** Suggested part of the transfer; 0 for none. */
  amount: lei,
});

export const listIncomingParts = call({
  method: "get",
  path: "/staff/incoming/{id}/parts",
  tag,
  summary:
    "Lists open invoices that an open row may pay, at most 100, with a suggested amount: invoices that the transfer names first, then by due date. Without `q`, only invoices of the companies that the transfer names",
  access: { staff: "payments:view" },
  effect: "read",
  request: { params: idParam, query: z.object({ q: searchField }) },
  answer: one(z.object({ row: incomingRow, invoices: z.array(payablePart) })),
});

export const splitIncoming = call({
  method: "post",
  path: "/staff/incoming/{id}/parts",
  tag,
  summary:
    "Pays several orders with one bank row. The parts must add up to the row's amount; 422 at `parts` otherwise, and at `parts.0.amount` for more than an order owes. 409 for a row that is not open",
  access: { staff: "payments:match" },
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          parts: z
            .array(
              z.object({
                orderID: z.int({ error: MESSAGES.invalid("Comandă") }).positive(MESSAGES.invalid("Comandă")),
                amount: sentLei(
                  z
                    .number({ error: MESSAGES.invalid("Sumă") })
                    .min(0.01, MESSAGES.invalid("Sumă"))
                    .max(10_000_000, MESSAGES.invalid("Sumă")),
                ),
              }),
              { error: MESSAGES.malformed },
            )
            .min(1, "Alege cel puțin o factură.")
            .max(100, "Alege cel mult 100 de facturi."),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(incomingRow),
});

export const undoSplit = call({
  method: "post",
  path: "/staff/incoming/{id}/parts/undo",
  tag,
  summary:
    "Undoes a split in one step: reverses the payment of every part and opens the row again. 409 with the reason if a part was refunded or an order is closed, and for a row that is not split",
  access: { staff: "payments:match" },
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(incomingRow),
});
