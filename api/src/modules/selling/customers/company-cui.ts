/** How SQL knows a company: by the digits of its CUI. */
import { type RawBuilder, sql } from "kysely";

/** Spelled as the index of address books has it. */
export function digitsOf(cui: RawBuilder<string>): RawBuilder<string> {
  return sql`regexp_replace(${cui}, '\\D', '', 'g')`;
}

/** These CUIs, and those that count as theirs. */
export function writtenFor(cuis: readonly string[]): RawBuilder<string[]> {
  return sql`(array(select cui from company_alias_facts where into_cui = any(${cuis}::text[])) || ${cuis}::text[])`;
}
