import type { Courier } from "@curat/contract/deliveries.values";
import type { VisitState } from "@curat/contract/staff/courier-visits.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface CourierVisit {
  courier: Courier;
  /** Romanian date, yyyy-mm-dd. */
  day: string;
  from: string;
  to: string;
  parcels: number;
  state: VisitState;
  why: string;
  calledBy: string;
  at: Date;
}

const VISIT = sql`courier, day::text as day, from_hour as "from", to_hour as "to", parcels, state, why,
  called_by as "calledBy", at`;

/** Returns the visits from this date on, earliest first. */
export async function listVisits(db: Db, fromDay: string): Promise<CourierVisit[]> {
  const { rows } = await sql<CourierVisit>`
    select ${VISIT} from courier_visit where day >= ${fromDay}::date order by day, courier limit 500`.execute(
    db,
  );
  return rows;
}

/** Returns a courier's visit on a date, locked against concurrent calls until the transaction ends. */
export async function lockVisit(
  tx: Tx,
  { courier, day }: Pick<CourierVisit, "courier" | "day">,
): Promise<CourierVisit | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${courier} ${day}`}, 0))`.execute(tx);
  const { rows } = await sql<CourierVisit>`
    select ${VISIT} from courier_visit where courier = ${courier} and day = ${day}::date`.execute(tx);
  return rows[0];
}

/** Stores a visit in place of the courier's earlier one on that date. Returns its id. */
export async function writeVisit(tx: Tx, visit: CourierVisit): Promise<number> {
  const { courier, day, from: from_hour, to: to_hour, parcels, state, why, calledBy: called_by, at } = visit;
  const row = { from_hour, to_hour, parcels, state, why, called_by, at };
  const { id } = await tx
    .insertInto("courier_visit")
    .values({ courier, day, ...row })
    .onConflict((conflict) => conflict.columns(["courier", "day"]).doUpdateSet(row))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the outcome of a call, unless the visit has been called again since. */
export async function closeVisit(
  tx: Tx,
  { courier, day, at }: Pick<CourierVisit, "courier" | "day" | "at">,
  outcome: Pick<CourierVisit, "state" | "why">,
): Promise<void> {
  await sql`
    update courier_visit set state = ${outcome.state}, why = ${outcome.why}
    where courier = ${courier} and day = ${day}::date and at = ${at}`.execute(tx);
}
