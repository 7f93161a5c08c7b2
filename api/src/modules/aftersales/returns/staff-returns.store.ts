/** The returns as the shop's people look through them. */
import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { type RawBuilder, sql } from "kysely";
import { lateBefore } from "../../../calendar/deadline.ts";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import { REFUND_DAYS } from "./return-days.rules.ts";
import { overdueWords, type ReturnStatus, waitingStatuses } from "./returns.rules.ts";
import { pageWithLines, type Return, returns } from "./returns.store.ts";

export interface ReturnFilter {
  /** Undefined for all. */
  statuses: ReturnStatus[] | undefined;
  kind: "return" | "withdrawal" | undefined;
  deadline: DeadlineState | undefined;
  /** A number of a return or an order, or a part of name, e-mail or phone. */
  text: string | undefined;
  sort: "oldest" | "newest";
  now: Date;
}

/** A page of the returns that a filter lets through. */
export async function listStaffReturns(
  db: Db,
  { statuses, kind, deadline, text, sort, now }: ReturnFilter,
  paging: Paging,
): Promise<{ returns: Return[]; total: number }> {
  const direction = sort === "newest" ? "desc" : "asc";
  const query = returns(db)
    .$if(statuses !== undefined, (rows) => rows.where("r.status", "in", statuses ?? []))
    .$if(kind !== undefined, (rows) => rows.where("r.is_withdrawal", "=", kind === "withdrawal"))
    .$if(deadline !== undefined, (rows) => rows.where(stands(deadline ?? "running", now)))
    .$if(Boolean(text), (rows) => rows.where(matches(text ?? "")))
    // What is due first; money that may wait for its goods beyond the days comes after the rest.
    .$if(sort === "oldest", (rows) => rows.orderBy(stands("waiting", now)))
    .orderBy("r.created_at", direction)
    .orderBy("r.id", direction);
  return pageWithLines(db, query, paging);
}

/** What refundDeadline says, of the rows `r` and `o`. */
function stands(state: DeadlineState, now: Date): RawBuilder<boolean> {
  const isOver = sql<boolean>`(r.created_at at time zone 'Europe/Bucharest')::date < ${lateBefore(REFUND_DAYS, now)}::date`;
  const mayWait = sql<boolean>`(r.status <> 'received' and (o.delivered_at is not null or o.status = 'shipped'))`;
  const isOpen = sql<boolean>`r.status = any(${waitingStatuses()}::text[])`;
  if (state === "running") return sql<boolean>`(${isOpen} and not ${isOver})`;
  return sql<boolean>`(${isOpen} and ${isOver} and ${state === "waiting" ? mayWait : sql`not ${mayWait}`})`;
}

/**
 * Returns that wait for the shop, those on their way back too; since when the first does whose days still run or are over,
 * and which are late. One whose money may wait for its goods beyond the days is told apart, and sets no deadline.
 */
export async function waitingReturns(db: Db, now: Date): Promise<Waiting & { details: string[] }> {
  const waits = stands("waiting", now);
  const { rows } = await sql<Waiting & { late: number[]; waiting: number[] }>`
    select count(*)::integer as count, max(r.created_at) as newest, min(r.created_at) filter (where not ${waits}) as oldest,
      coalesce(array_agg(r.number order by r.id) filter (where ${stands("late", now)}), '{}') as late,
      coalesce(array_agg(r.number order by r.id) filter (where ${waits}), '{}') as waiting
    from return_request r join order_facts o on o.order_id = r.order_id
    where r.status = any(${waitingStatuses()}::text[])`.execute(db);
  const { late = [], waiting = [], ...counted } = rows[0] ?? { count: 0, oldest: null };
  return { ...counted, details: overdueWords({ late, waiting }) };
}

function matches(text: string): RawBuilder<boolean> {
  const part = containing(text);
  const number = /^\d{1,15}$/.test(text)
    ? sql`r.number = ${text}::bigint or o.number = ${text}::bigint or`
    : sql``;
  return sql<boolean>`(${number} r.full_name ilike ${part} or r.email ilike ${part} or r.phone like ${part})`;
}
