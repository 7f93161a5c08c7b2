import { sql } from "kysely";

/** Whether the rate of VAT `v` is in force at that moment: a rate changes at midnight in Romania, whatever the server's clock. */
export function isInForce(now: Date) {
  const day = sql`(${now}::timestamptz at time zone 'Europe/Bucharest')::date`;
  return sql<boolean>`(v.valid_from <= ${day} and (v.valid_to is null or v.valid_to > ${day}))`;
}
