import type { SubjectKind } from "@curat/contract/staff/changes.values";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../db/database.ts";
import { namesPerson } from "../../../db/names-person.ts";

/** Fields without personal data; `orderID` links changes to an order. */
const IMPERSONAL = ["orderID", "status_code", "payment_state", "status", "state"];
const SENTENCE = "Detaliile au fost șterse odată cu datele persoanei.";

const impersonal = (state: RawBuilder<unknown>) => sql`case when jsonb_typeof(${state}) = 'object' then (
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${state}) where key = any(${IMPERSONAL}::text[])) end`;

/**
 * Removes personal data from the recorded states of these subjects, and replaces sentences that name the person. The
 * changes can no longer be undone.
 */
export async function forgetStates(
  tx: Tx,
  { kind, ids }: { kind: SubjectKind; ids: readonly (number | string)[] },
  patterns: readonly string[],
): Promise<void> {
  await sql`
    update change set before = ${impersonal(sql`before`)}, after = ${impersonal(sql`after`)}, inverse = null,
      sentence = case when ${namesPerson(sql`sentence`, patterns)} then ${SENTENCE} else sentence end
    where subject_kind = ${kind} and subject_id = any(${ids.map(String)}::text[])`.execute(tx);
}

/** Clears all changes of one kind that contain the person's data. */
export async function forgetChangesNaming(
  tx: Tx,
  kind: SubjectKind,
  patterns: readonly string[],
): Promise<void> {
  const text = sql`concat_ws(' ', sentence, before::text, after::text, inverse::text)`;
  await sql`
    update change set before = '{}', after = '{}', inverse = null, sentence = ${SENTENCE}
    where subject_kind = ${kind} and ${namesPerson(text, patterns)}`.execute(tx);
}
