import { type RawBuilder, sql } from "kysely";

/** Returns SQL for the digits of a CUI. It must match the index expression on address books. */
export function digitsOf(cui: RawBuilder<string>): RawBuilder<string> {
  return sql`regexp_replace(${cui}, '\\D', '', 'g')`;
}

export function writtenFor(cuis: readonly string[]): RawBuilder<string[]> {
  return sql`(array(select cui from company_alias_facts where into_cui = any(${cuis}::text[])) || ${cuis}::text[])`;
}
