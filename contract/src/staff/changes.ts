/** What was changed in the shop, by whom, and what it was before. */
import { z } from "@hono/zod-openapi";
import { call, idParam, numberQuery, one, paged } from "../envelope.ts";
import { ACTOR_KINDS, SUBJECT_KINDS } from "./changes.values.ts";

const tag = "Staff: changes";

const change = z
  .object({
    id: z.int(),
    at: z.string(),
    /** The same for all changes of one act, such as an import. */
    batch: z.string().nullable(),
    actor_kind: z.enum(ACTOR_KINDS),
    actor_id: z.string().nullable(),
    actor: z.string(),
    subject_kind: z.enum(SUBJECT_KINDS),
    subject_id: z.string(),
    version: z.int(),
    /** As people read it. */
    sentence: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    /** What undoes it; null where nothing does. */
    inverse: z.unknown(),
    /** Why it can not be taken back as things stand now, as people read it; null where it can. */
    undo_refused: z.string().nullable(),
  })
  .openapi("Change");
export type Change = z.infer<typeof change>;

export const listChanges = call({
  method: "get",
  path: "/staff/changes",
  tag,
  summary:
    "Every change, the newest first, 20 a page; `subject_kind` and `subject_id` narrow it to one thing, `actor` to a kind of actor, `batch` to one act",
  access: { staff: "changes:view" },
  effect: "read",
  request: {
    query: z.object({
      subject_kind: z.string().optional(),
      subject_id: z.string().optional(),
      actor: z.string().optional(),
      batch: z.string().optional(),
      page: numberQuery(1, 1, 1_000_000),
    }),
  },
  answer: paged(change),
});

export const undoChange = call({
  method: "post",
  path: "/staff/changes/{id}/undo",
  tag,
  summary:
    "Takes a change back by a new one, which it answers, where its subject still stands as the change left it; 409 otherwise, and for what can not be taken back. Who may not make the write that takes it back gets 403",
  access: { staff: "changes:undo" },
  effect: "write",
  request: { params: idParam },
  answer: one(change),
});
