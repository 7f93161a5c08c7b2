/** Forms that two people may have open at once: sent, and told field by field where somebody else was first. */
import type { Failed } from "@curat/contract/client";
import { listChanges } from "@curat/contract/staff/changes";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import { typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { differencesOf, seenIn, withChoices } from "./conflict.ts";
import type { Compared, Conflict } from "./conflict.ts";

/** What is compared where somebody else was first. */
export interface ComparedWith<Standing> extends Compared {
  subject: { kind: SubjectKind; id: string };
  /** The form as it is filled from what stands. */
  fill: (standing: Standing) => Typed;
}

/** A form of a record as it was sent, with what was chosen field by field. */
export async function formOf(request: Request): Promise<FormData> {
  return withChoices(await request.formData());
}

/** Field by field what differs; undefined where the API does not tell what stands now. */
export async function conflictOf<Standing>(
  context: Context,
  { form, answer }: { form: FormData; answer: Failed },
  compared: ComparedWith<Standing>,
): Promise<Conflict | undefined> {
  const stands = standingIn(answer);
  if (!stands) return undefined;
  const { kind, id } = compared.subject;
  // A call that is refused with 409 answers what stands as it would answer itself.
  const standing = compared.fill(stands.record as Standing);
  const seen = seenIn(form);
  const changes = await apiOf(context).call(listChanges, { query: { subject_kind: kind, subject_id: id } });
  const [last] = changes.ok ? changes.data : [];
  return {
    by: last && { actor: last.actor, at: last.at },
    version: stands.version,
    standing,
    differences: differencesOf({ typed: typedValues(form), seen, standing }, compared),
  };
}

function standingIn({ status, body }: Failed): { record: object; version: number } | undefined {
  if (status !== 409 || typeof body !== "object" || body === null || !("data" in body)) return undefined;
  const { data } = body;
  if (typeof data !== "object" || data === null || !("version" in data)) return undefined;
  return typeof data.version === "number" ? { record: data, version: data.version } : undefined;
}
