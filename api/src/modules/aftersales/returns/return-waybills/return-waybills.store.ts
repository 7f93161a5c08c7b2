import type { Courier } from "@curat/contract/deliveries.values";
import type { Db, Tx } from "../../../../db/database.ts";

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
}

/** Returns a return's waybill in any state; undefined if none was ever requested. */
export async function findReturnWaybill(db: Db, returnId: number): Promise<ReturnWaybill | undefined> {
  const row = await db
    .selectFrom("return_waybill")
    .select(["return_id as returnId", "courier", "state", "awb", "code", "cost_bani as costBani", "why"])
    .select(["made_by as madeBy", "at"])
    .where("return_id", "=", returnId)
    .executeTakeFirst();
  // The store writes only values of these types.
  return row && { ...row, courier: row.courier as Courier, state: row.state as ReturnWaybillState };
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
  const row = { courier, state: "asking", awb: "", code: "", cost_bani: null, why, made_by, at };
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
