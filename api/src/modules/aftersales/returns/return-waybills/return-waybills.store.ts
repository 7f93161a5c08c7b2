import type { Courier } from "@curat/contract/deliveries.values";
import type { Db, Tx } from "../../../../db/database.ts";
import type { ParcelStatus } from "../../../selling/shipping/index.ts";

export type ReturnWaybillState = "asking" | "made" | "refused" | "unsure" | "cancelled";

export interface ReturnWaybill {
  returnId: number;
  courier: Courier;
  state: ReturnWaybillState;
  awb: string;
  code: string;
  costBani: number | null;
  why: string;
  madeBy: string;
  at: Date;
  /** The courier's last status of the parcel; its text is empty until the first one. */
  tracked: Pick<ParcelStatus, "state" | "text" | "at">;
}

/** Returns a return's waybill in any state; undefined if none was ever requested. */
export async function findReturnWaybill(db: Db, returnId: number): Promise<ReturnWaybill | undefined> {
  const row = await db
    .selectFrom("return_waybill")
    .select(["return_id as returnId", "courier", "state", "awb", "code", "cost_bani as costBani", "why"])
    .select(["made_by as madeBy", "at"])
    .select(["tracked_state as trackedState", "tracked_text as trackedText", "tracked_at as trackedAt"])
    .where("return_id", "=", returnId)
    .executeTakeFirst();
  // The store writes only values of these types.
  if (!row) return undefined;
  const { trackedState, trackedText: text, trackedAt, ...waybill } = row;
  return {
    ...waybill,
    courier: row.courier as Courier,
    state: row.state as ReturnWaybillState,
    tracked: { state: trackedState as ParcelStatus["state"], text, at: trackedAt },
  };
}

/** Stores a new request in place of the previous one. */
export async function writeReturnRequest(
  tx: Tx,
  {
    returnId,
    courier,
    why,
    madeBy: made_by,
    at,
  }: Pick<ReturnWaybill, "returnId" | "courier" | "why" | "madeBy" | "at">,
): Promise<void> {
  const untracked = { tracked_state: "underway", tracked_text: "", tracked_at: null, poll_failures: 0 };
  const row = {
    ...untracked,
    courier,
    state: "asking",
    awb: "",
    code: "",
    cost_bani: null,
    why,
    made_by,
    at,
    next_poll_at: at,
  };
  await tx
    .insertInto("return_waybill")
    .values({ return_id: returnId, ...row })
    .onConflict((conflict) => conflict.column("return_id").doUpdateSet(row))
    .execute();
}

type Outcome = Pick<ReturnWaybill, "state" | "why"> &
  Partial<Pick<ReturnWaybill, "awb" | "code" | "costBani">>;

/** Stores the outcome of the request made at `at`, unless a newer request exists. */
export async function closeReturnRequest(
  db: Db,
  { returnId, at }: Pick<ReturnWaybill, "returnId" | "at">,
  { costBani, ...outcome }: Outcome,
): Promise<void> {
  await db
    .updateTable("return_waybill")
    .set({ ...outcome, ...(costBani !== undefined && { cost_bani: costBani }) })
    .where("return_id", "=", returnId)
    .where("at", "=", at)
    .execute();
}

export interface DueReturn {
  awb: string;
  at: Date;
  trackedAt: Date | null;
  failures: number;
}

const AT_ONCE = 500;

/** Lists a courier's return parcels whose status is due, longest overdue first. Arrived parcels are never due. */
export async function listDueReturns(db: Db, courier: Courier, now: Date): Promise<DueReturn[]> {
  return db
    .selectFrom("return_waybill as w")
    .innerJoin("return_request as r", "r.id", "w.return_id")
    .select(["w.awb", "w.at", "w.tracked_at as trackedAt", "w.poll_failures as failures"])
    .where("w.courier", "=", courier)
    .where("w.state", "=", "made")
    .where("w.tracked_state", "=", "underway")
    .where("w.next_poll_at", "<=", now)
    .where("r.status", "in", ["approved", "declared"])
    .orderBy("w.next_poll_at")
    .limit(AT_ONCE)
    .execute();
}

/** Stores what the courier reports about a parcel, unless a newer status is stored, and when to query it next. */
export async function writeTracked(
  db: Db,
  { courier, awb }: { courier: Courier; awb: string },
  { status, failures, nextAt }: { status: ParcelStatus | undefined; failures: number; nextAt: Date },
): Promise<void> {
  const parcel = db
    .updateTable("return_waybill")
    .where("courier", "=", courier)
    .where("awb", "=", awb)
    .where("state", "=", "made");
  await parcel.set({ next_poll_at: nextAt, poll_failures: failures }).execute();
  if (!status) return;
  await parcel
    .set({ tracked_state: status.state, tracked_text: status.text, tracked_at: status.at })
    .where((eb) => eb.or([eb("tracked_at", "is", null), eb("tracked_at", "<=", status.at)]))
    .execute();
}
