import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { type RawBuilder, sql } from "kysely";
import { lateBefore } from "../../../calendar/deadline.ts";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import { REFUND_DAYS } from "./return-terms.rules.ts";
import { overdueWords, type ReturnStatus, openStatuses } from "./returns.rules.ts";
import { pageOfReturns, type Return, returns } from "./returns.store.ts";

export interface ReturnFilter {
  statuses: ReturnStatus[] | undefined;
  kind: "return" | "withdrawal" | undefined;
  deadline: DeadlineState | undefined;
  text: string | undefined;
  sort: "oldest" | "newest";
  now: Date;
}

export async function listStaffReturns(
  db: Db,
  { statuses, kind, deadline, text, sort, now }: ReturnFilter,
  paging: Paging,
): Promise<{ returns: Return[]; total: number }> {
  const direction = sort === "newest" ? "desc" : "asc";
  const query = returns(db)
    .$if(statuses !== undefined, (rows) => rows.where("r.status", "in", statuses ?? []))
    .$if(kind !== undefined, (rows) => rows.where("r.is_withdrawal", "=", kind === "withdrawal"))
    .$if(deadline !== undefined, (rows) => rows.where(isInState(deadline ?? "running", now)))
    .$if(Boolean(text), (rows) => rows.where(matches(text ?? "")))
    // Sorts by deadline. Refunds that may wait for their goods come last.
    .$if(sort === "oldest", (rows) => rows.orderBy(isInState("waiting", now)))
    .orderBy("r.created_at", direction)
    .orderBy("r.id", direction);
  return pageOfReturns(db, query, paging);
}

const isOpen = sql<boolean>`r.status = any(${openStatuses()}::text[])`;

function isOver(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(r.created_at at time zone 'Europe/Bucharest')::date < ${lateBefore(REFUND_DAYS, now)}::date`;
}

/** Returns an SQL condition on rows `r` and `o` with the same rule as refundDeadline. */
function isInState(state: DeadlineState, now: Date): RawBuilder<boolean> {
  if (state === "running") return sql<boolean>`(${isOpen} and not ${isOver(now)})`;
  const mayWait = sql<boolean>`(r.status <> 'received' and (o.delivered_at is not null or o.status = 'shipped'))`;
  return sql<boolean>`(${isOpen} and ${isOver(now)} and ${mayWait} = ${state === "waiting"}::boolean)`;
}

/** Returns that may wait for their goods do not count as the oldest. */
export async function waitingReturns(db: Db, now: Date): Promise<Waiting & { details: string[] }> {
  const waits = isInState("waiting", now);
  const { rows } = await sql<Waiting & { late: number[]; waiting: number[] }>`
    select count(*)::integer as count, max(r.created_at) as newest, min(r.created_at) filter (where not ${waits}) as oldest,
      coalesce(array_agg(r.number order by r.id) filter (where ${isInState("late", now)}), '{}') as late,
      coalesce(array_agg(r.number order by r.id) filter (where ${waits}), '{}') as waiting
    from return_request r join order_facts o on o.order_id = r.order_id where ${isOpen}`.execute(db);
  const { late = [], waiting = [], ...counted } = rows[0] ?? { count: 0, oldest: null };
  return { ...counted, details: overdueWords({ late, waiting }) };
}

export async function countWithdrawals(db: Db, now: Date): Promise<{ all: number; late: number }> {
  const { rows } = await sql<{ all: number; late: number }>`
    select count(*) as "all", count(*) filter (where ${isOpen} and ${isOver(now)}) as late
    from return_request r where r.is_withdrawal`.execute(db);
  return rows[0] ?? { all: 0, late: 0 };
}

function matches(text: string): RawBuilder<boolean> {
  const part = containing(text);
  const number = /^\d{1,15}$/.test(text)
    ? sql`r.number = ${text}::bigint or o.number = ${text}::bigint or`
    : sql``;
  return sql<boolean>`(${number} r.full_name ilike ${part} or r.email ilike ${part} or r.phone like ${part})`;
}
