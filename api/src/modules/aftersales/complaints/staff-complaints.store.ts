import type { DeadlineState } from "@curat/contract/staff/queue.values";
import { type RawBuilder, sql } from "kysely";
import { lateBefore } from "../../../calendar/deadline.ts";
import { containing } from "../../../db/containing.ts";
import type { Db } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { ANSWER_DAYS, type ComplaintState } from "./complaints.rules.ts";
import { type Complaint, complaints, toComplaint } from "./complaints.store.ts";

export interface ComplaintFilter {
  state: ComplaintState | undefined;
  deadline: Exclude<DeadlineState, "waiting"> | undefined;
  text: string | undefined;
  sort: "oldest" | "newest";
  now: Date;
}

export async function listStaffComplaints(
  db: Db,
  { state, deadline, text, sort, now }: ComplaintFilter,
  paging: Paging,
): Promise<{ rows: Complaint[]; total: number }> {
  const query = complaints(db)
    .$if(state !== undefined, (rows) => rows.where("c.state", "=", state ?? ""))
    .$if(deadline !== undefined, (rows) => rows.where(isInState(deadline ?? "running", now)))
    .$if(Boolean(text), (rows) => rows.where(matches(text ?? "")))
    .orderBy("c.created_at", sort === "newest" ? "desc" : "asc")
    .orderBy("c.id", sort === "newest" ? "desc" : "asc");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toComplaint), total };
}

/** Returns an SQL condition on rows `c` that applies the rule of `answerDeadline`. */
function isInState(state: "running" | "late", now: Date): RawBuilder<boolean> {
  const isOver = sql`(c.created_at at time zone 'Europe/Bucharest')::date < ${lateBefore(ANSWER_DAYS, now)}::date`;
  return sql<boolean>`(c.state = 'open' and ${state === "late" ? isOver : sql`not ${isOver}`})`;
}

function matches(text: string): RawBuilder<boolean> {
  const part = containing(text);
  return sql<boolean>`(c.number::text = ${text} or c.order_number = ${text} or c.customer_name ilike ${part}
    or c.customer_email ilike ${part} or c.customer_phone like ${part})`;
}
