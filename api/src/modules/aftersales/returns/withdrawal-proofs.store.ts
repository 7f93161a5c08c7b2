/** The SQL of what withdrawals prove: that each was taken when it was declared, and what became of it. */
import { type RawBuilder, sql } from "kysely";
import { lateBefore } from "../../../calendar/deadline.ts";
import type { Db } from "../../../db/database.ts";
import { REFUND_DAYS } from "./return-days.rules.ts";
import { waitingStatuses } from "./returns.rules.ts";

export interface WithdrawalProof {
  id: number;
  number: number;
  orderNumber: number;
  declaredAt: Date;
  fullName: string;
  email: string;
  /** "2 × Detergent 5 l, 1 × Lavete". */
  products: string;
  status: string;
  changedAt: Date;
}

export async function listWithdrawalProofs(db: Db, after: number, most: number): Promise<WithdrawalProof[]> {
  const { rows } = await sql<WithdrawalProof>`
    select r.id, r.number, o.number as "orderNumber", r.created_at as "declaredAt", r.full_name as "fullName", r.email,
      coalesce((
        select string_agg(l.quantity || ' × ' || l.name, ', ' order by l.position)
        from return_goods l where l.return_id = r.id), '') as products,
      r.status, r.changed_at as "changedAt"
    from return_request r join order_facts o on o.order_id = r.order_id
    where r.is_withdrawal and r.id > ${after} order by r.id limit ${most}`.execute(db);
  return rows;
}

/** All withdrawals, and those that wait for their money longer than the law gives. */
export async function countWithdrawals(db: Db, now: Date): Promise<{ all: number; late: number }> {
  const isLate: RawBuilder<boolean> = sql`r.status = any(${waitingStatuses()}::text[])
    and (r.created_at at time zone 'Europe/Bucharest')::date < ${lateBefore(REFUND_DAYS, now)}::date`;
  const { rows } = await sql<{ all: number; late: number }>`
    select count(*) as "all", count(*) filter (where ${isLate}) as late from return_request r where r.is_withdrawal`.execute(
    db,
  );
  return rows[0] ?? { all: 0, late: 0 };
}
