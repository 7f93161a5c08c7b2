import type { Failed } from "@curat/contract/client";
import { listChanges } from "@curat/contract/staff/changes";
import type { SubjectKind } from "@curat/contract/staff/changes.values";
import { typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { differencesOf, loadedValues, withChoices } from "./conflict.ts";
import type { Compared, Conflict } from "./conflict.ts";

export interface ComparedWith<CurrentState> extends Compared {
  subject: { kind: SubjectKind; id: string };
  fill: (current: CurrentState) => Typed;
}

/** Returns the submitted form, with the choices that were made in a conflict applied to it. */
export async function formOf(request: Request): Promise<FormData> {
  return withChoices(await request.formData());
}

/** Returns the fields that differ. Undefined if the API's response does not contain the current record. */
export async function conflictOf<CurrentState>(
  context: Context,
  { form, answer }: { form: FormData; answer: Failed },
  compared: ComparedWith<CurrentState>,
): Promise<Conflict | undefined> {
  const stands = storedIn(answer);
  if (!stands) return undefined;
  const { kind, id } = compared.subject;
  // The body of a 409 contains the current record in the format of the endpoint's own response.
  const current = compared.fill(stands.record as CurrentState);
  const loaded = loadedValues(form);
  const changes = await apiOf(context).call(listChanges, { query: { subject_kind: kind, subject_id: id } });
  const [last] = changes.ok ? changes.data : [];
  return {
    by: last && { actor: last.actor, at: last.at },
    version: stands.version,
    current,
    differences: differencesOf({ typed: typedValues(form), loaded, current }, compared),
  };
}

function storedIn({ status, body }: Failed): { record: object; version: number } | undefined {
  if (status !== 409 || typeof body !== "object" || body === null || !("data" in body)) return undefined;
  const { data } = body;
  if (typeof data !== "object" || data === null || !("version" in data)) return undefined;
  return typeof data.version === "number" ? { record: data, version: data.version } : undefined;
}
