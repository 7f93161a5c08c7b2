import { z } from "@hono/zod-openapi";
import { requiredLines } from "../fields.ts";
import { MAX_NOTE_LENGTH } from "./customers.values.ts";

export const staffNote = z.object({
  id: z.int(),
  text: z.string(),
  author: z.string(),
  is_own: z.boolean(),
  created_at: z.string(),
  changed_at: z.string().nullable(),
  version: z.int(),
});
export type StaffNote = z.infer<typeof staffNote>;

export const noteText = requiredLines("Notă", MAX_NOTE_LENGTH);
export const noteParams = z.object({ id: z.string(), noteId: z.string() });
