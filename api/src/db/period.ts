import { type RawBuilder, sql } from "kysely";
import type { Period } from "../calendar/period.ts";

/** The first moment of a day of Romania, yyyy-mm-dd. */
export function startOf(day: string): RawBuilder<Date> {
  return sql`${day}::date::timestamp at time zone 'Europe/Bucharest'`;
}

/** The first moment after a day of Romania. */
export function endOf(day: string): RawBuilder<Date> {
  return sql`(${day}::date + 1)::timestamp at time zone 'Europe/Bucharest'`;
}

/** Whether a moment lies in a period. */
export function isIn(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<boolean> {
  return sql`${moment} >= ${startOf(from)} and ${moment} < ${endOf(to)}`;
}
