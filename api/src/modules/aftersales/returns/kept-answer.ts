import { invalid, notFound } from "../../../http/refusal.ts";
import { RETURN_STATUSES } from "./returns.rules.ts";
import type { Asked } from "./returns.service.ts";

/** What whoever asks for a return is answered. Throws 422 with the fields that are wrong, 404 for an unknown order. */
export function keptAnswer(asked: Asked): { id: number; number: string; status: string } {
  if (!asked.ok) throw asked.error === "refused" ? invalid(asked.errors) : notFound();
  return { id: asked.id, number: String(asked.number), status: RETURN_STATUSES.requested.label };
}
