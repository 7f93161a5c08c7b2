/**
 * Calls for received money: couriers' remittance files and bank statements are uploaded, and their rows
 * matched to orders.
 */
import { z } from "@hono/zod-openapi";
import { call, form, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";

const tag = "Staff: money that came";

const KINDS = ["cod", "bank"] as const;
const kind = z.enum(KINDS, { error: MESSAGES.invalid("Fel") });
const STATES = ["open", "matched", "set_aside"] as const;
const FILE_BYTES = 5 * 1024 * 1024;

const incomingRow = z
  .object({
    id: z.int(),
    kind,
    file: z.string(),
    /** Line number in the file. */
    line: z.int(),
    day: z.string().nullable(),
    /** Amount of the row; null when it could not be read. */
    amount: lei.nullable(),
    /** Currency code (ISO 4217). Only amounts in RON are matched to orders. */
    currency: z.string(),
    /** Status that the bank reports for a pending or reverted payment; empty for a completed one. */
    bank_state: z.string(),
    awb: z.string(),
    reference: z.string(),
    payer: z.string(),
    iban: z.string(),
    details: z.string(),
    state: z.enum(STATES),
    /** Order that the payment is matched to, or probably belongs to. */
    order: z.object({ id: z.int(), number: z.string(), name: z.string(), total: lei }).nullable(),
    /** Whether the match is certain enough to be applied without review. */
    is_sure: z.boolean(),
    /** Explains, in Romanian, why the row is not matched. */
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
    "Rows of couriers' files (`kind` cod) or of statements (bank) by state, oldest first, 50 a page; open ones with the order that each is proposed to, or why to none",
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
    /** For each recognised column, its label in the file. */
    mapping: z.record(z.string(), z.string()),
    added: z.int(),
    /** Number of rows that an earlier file already contained. */
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
  summary: "The last ten files of a kind, newest first",
  access: { staff: "payments:view" },
  effect: "read",
  request: { query: z.object({ kind }) },
  answer: one(z.array(incomingFile)),
});

const FILE = { type: "string", format: "binary", description: "CSV, or MT940 of a bank" } as const;

export const uploadIncoming = call({
  method: "post",
  path: "/staff/incoming/files",
  tag,
  summary:
    "Takes a courier's CSV or a bank's CSV or MT940, UTF-8 or Windows-1250, of at most 5 MB and 5,000 rows. Rows that an earlier file told are not added again. 422 where its columns are not known",
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
    "Applies rows to the orders that they are proposed to: `ids` (at most 200) one by one, also doubtful ones whose sum is right; without them all sure rows of the kind, of statements the first 200. Again is ok",
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
      /** Refused rows; when the request listed `ids`, also the applied ones. */
      rows: z.array(z.object({ id: z.int(), ok: z.boolean(), why: z.string().nullable() })),
    }),
  ),
});

export const dismissIncoming = call({
  method: "put",
  path: "/staff/incoming/{id}/aside",
  tag,
  summary:
    "Sets an open row aside that belongs to no order, with a note, or opens it again (`aside` false); 409 for one that is applied",
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
    "Parcels that arrived for cash on delivery whose money no file has told yet, by their orders, oldest first, 50 a page; `total` is what each collects",
  access: { staff: "payments:view" },
  effect: "read",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(uncollected),
});
