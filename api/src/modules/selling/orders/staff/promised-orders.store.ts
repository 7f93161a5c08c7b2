/** Orders by the day that was promised; `promiseStateOf` in promise-state.rules.ts says the same of one. */
import { type RawBuilder, sql } from "kysely";

const dayOf = (at: RawBuilder<Date>) => sql`(${at} at time zone 'Europe/Bucharest')::date`;
const isHere = sql`orders.status in ('new', 'confirmed', 'preparing')`;

/** Those that have to leave on the day that it is at that moment. */
export function areDueToday(at: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(${isHere} and orders.leaves_by = ${dayOf(at)})`;
}

/** Those that should have left before that day, or be there; the statuses are those of the index. */
export function arePromisedLate(at: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(orders.promised_to is not null and orders.status in ('new', 'confirmed', 'preparing', 'shipped')
    and (orders.promised_to < ${dayOf(at)} or ${isHere} and orders.leaves_by < ${dayOf(at)}))`;
}
