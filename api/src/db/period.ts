import { type RawBuilder, sql } from "kysely";
import type { Period } from "../calendar/period.ts";

export function startOf(day: string): RawBuilder<Date> {
  return sql`${day}::date::timestamp at time zone 'Europe/Bucharest'`;
}

export function endOf(day: string): RawBuilder<Date> {
  return sql`(${day}::date + 1)::timestamp at time zone 'Europe/Bucharest'`;
}

export function isIn(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<boolean> {
  return sql`${moment} >= ${startOf(from)} and ${moment} < ${endOf(to)}`;
}
