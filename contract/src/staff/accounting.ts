/** Calls that export a month's documents for the accountant's program (docs/accounting.md). */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, one } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { HANDED_KINDS, MAX_HANDED, PROGRAMS } from "./accounting.values.ts";

const tag = "Staff: accounting";
const VIEW = { staff: "books:view" } as const;
const EDIT = { staff: "books:edit" } as const;

const month = z
  .string()
  .max(7, MESSAGES.invalid("Luna"))
  .regex(/^2\d{3}-(?:0[1-9]|1[0-2])$/, MESSAGES.invalid("Luna"))
  .openapi({ example: "2026-11" });
const program = z.enum(PROGRAMS, { error: MESSAGES.invalid("Programul") });

const handover = z
  .object({
    id: z.int(),
    month: z.string(),
    program,
    made_at: z.string(),
    made_by: z.string(),
    documents: z.int(),
    withdrawn_at: z.string().nullable(),
    withdrawn_by: z.string().nullable(),
  })
  .openapi("Handover");
export type Handover = z.infer<typeof handover>;

const accountingMonth = z
  .object({
    month: z.string(),
    program,
    kinds: z.array(
      z.object({
        kind: z.enum(HANDED_KINDS),
        documents: z.int(),
        /** Number of documents not yet handed over to this program. */
        pending: z.int(),
        /** Net total. For money: receipts minus payouts. */
        net: lei,
        vat: lei,
      }),
    ),
    /** Goods receipts that were handed over and later reversed, such as "NIR 12/2026". */
    undone: z.array(z.string()),
    handovers: z.array(handover),
  })
  .openapi("AccountingMonth");
export type AccountingMonth = z.infer<typeof accountingMonth>;

export const getAccountingMonth = call({
  method: "get",
  path: "/staff/accounting/month",
  tag,
  summary:
    "Returns the number and totals of a month's documents (invoices and stornos, money received and paid back, goods receipts), how many of them were not handed over to a program yet, and the handovers, newest first. Goods receipts require `costs:view`",
  access: VIEW,
  effect: "read",
  request: { query: z.object({ month, program }) },
  answer: one(accountingMonth),
});

export const createHandover = call({
  method: "post",
  path: "/staff/accounting/handovers",
  tag,
  summary: `Records a handover of a month: of all its documents or, with \`pending\`, only of those that were not handed over to this program. 422 if there are none, or more than ${MAX_HANDED}`,
  access: EDIT,
  effect: "write",
  request: {
    body: json(z.object({ month, program, scope: z.enum(["all", "pending"]) })),
  },
  answer: one(handover),
});

export const withdrawHandover = call({
  method: "put",
  path: "/staff/accounting/handovers/{id}/withdraw",
  tag,
  summary:
    "Marks a handover as not imported, so that its documents are pending again. Withdrawing it twice has no effect",
  access: EDIT,
  effect: "write",
  request: { params: idParam },
  answer: one(handover),
});

export const readHandover = call({
  method: "get",
  path: "/staff/accounting/handovers/{id}/files",
  tag,
  summary:
    "Returns the files of a handover in parts, encoded in base64; `after` is the previous part's `next`. Goods receipts and, as CSV, stock movements with their cost require `costs:view`",
  access: VIEW,
  effect: "read",
  rate: "papers",
  request: {
    params: idParam,
    query: z.object({ after: z.string().max(40).optional() }),
  },
  answer: one(
    z.object({
      file_name: z.string(),
      files: z.array(z.object({ file_name: z.string(), content: z.string() })),
      next: z.string().nullable(),
    }),
  ),
});
