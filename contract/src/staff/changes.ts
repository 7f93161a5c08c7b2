/** The audit log: each change with its author and the previous value. */
import { z } from "@hono/zod-openapi";
import { call, idParam, numberQuery, one, paged } from "../envelope.ts";
import { MESSAGES } from "../messages.values.ts";
import { ACTOR_KINDS, SUBJECT_KINDS } from "./changes.values.ts";

const tag = "Staff: changes";

const change = z
  .object({
    id: z.int(),
    at: z.string(),
    /** Shared by all changes of one action, such as an import. */
    batch: z.string().nullable(),
    actor_kind: z.enum(ACTOR_KINDS),
    actor_id: z.string().nullable(),
    actor: z.string(),
    subject_kind: z.enum(SUBJECT_KINDS),
    subject_id: z.string(),
    version: z.int(),
    /**
     * Describes the change, or states that the caller may not view this kind of record. In that case the other fields
     * are null.
     */
    sentence: z.string(),
    /** Keys of product feeds and codes of personal vouchers are masked. */
    before: z.unknown(),
    after: z.unknown(),
    /** The order that the change belongs to; null if none or deleted. */
    order: z.object({ id: z.int(), number: z.string() }).nullable(),
    /** The product whose record, price or stock changed; null if none or deleted. */
    product: z.object({ id: z.int(), code: z.string(), name: z.string() }).nullable(),
    inverse: z.unknown(),
    undo_refused: z.string().nullable(),
  })
  .openapi("Change");
export type Change = z.infer<typeof change>;

const logQuery = z.object({
  subject_kind: z.string().optional(),
  subject_id: z.string().optional(),
  order_id: z.string().optional(),
  order: z.string().trim().max(20, MESSAGES.tooLong("Numărul comenzii", 20)).optional(),
  product: z.string().trim().max(100, MESSAGES.tooLong("Codul produsului", 100)).optional(),
  author: z.string().trim().max(100, MESSAGES.tooLong("Autorul", 100)).optional(),
  actor: z.string().optional(),
  batch: z.string().optional(),
  from: z.iso.date({ error: MESSAGES.invalid("De la") }).optional(),
  to: z.iso.date({ error: MESSAGES.invalid("Până la") }).optional(),
});
export type LogQuery = z.output<typeof logQuery>;

export const listChanges = call({
  method: "get",
  path: "/staff/changes",
  tag,
  summary:
    "Lists all changes, newest first, 20 per page (`per_page` up to 200). At most 10,000 are counted (`more_than_total`). For cursor pagination, set `before` to the id of the last change read. Filters: `subject_kind` and `subject_id` (one record); `order` (an order number, with its parcels, documents and money) or `order_id`; `product` (a product code, with its prices and stock); `author` (part of the name of a person, an API key or `Automat`); `actor` (kind of actor); `batch` (one batch operation); `from` and `to` (Romanian calendar days, yyyy-mm-dd, inclusive)",
  access: { staff: "changes:view" },
  effect: "read",
  request: {
    query: logQuery.extend({
      page: numberQuery(1, 1, 1_000_000),
      per_page: numberQuery(20, 1, 200),
      before: numberQuery(0, 1, Number.MAX_SAFE_INTEGER),
    }),
  },
  answer: paged(change),
});

export const undoChange = call({
  method: "post",
  path: "/staff/changes/{id}/undo",
  tag,
  summary:
    "Undoes a change with a new one, which it returns. 409 if the record changed since or the change cannot be undone. 403 if the caller may not make the reverting write",
  access: { staff: "changes:undo" },
  effect: "write",
  request: { params: idParam },
  answer: one(change),
});
