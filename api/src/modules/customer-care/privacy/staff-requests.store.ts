import { type RawBuilder, sql } from "kysely";
import { lateBefore } from "../../../calendar/deadline.ts";
import type { Waiting } from "../../../calendar/waiting.ts";
import { containing } from "../../../db/containing.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { PRIVACY_DAYS } from "./privacy.rules.ts";
import type { PrivacyKind } from "./privacy.store.ts";

interface RequestFilter {
  state: "open" | "done" | undefined;
  kind: PrivacyKind | undefined;
  deadline: "running" | "late" | undefined;
  text: string | undefined;
  sort: "oldest" | "newest";
  now: Date;
}

export async function listStaffRequests(
  db: Db,
  { state, kind, deadline, text, sort, now }: RequestFilter,
  paging: Paging,
) {
  const query = requests(db)
    .$if(state !== undefined, (rows) => rows.where("r.state", "=", state ?? ""))
    .$if(kind !== undefined, (rows) => rows.where("r.kind", "=", kind ?? ""))
    .$if(deadline !== undefined, (rows) => rows.where(stands(deadline ?? "running", now)))
    .$if(Boolean(text), (rows) => rows.where(matches(text ?? "")))
    .orderBy("r.created_at", sort === "newest" ? "desc" : "asc")
    .orderBy("r.id", sort === "newest" ? "desc" : "asc");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toRequest), total };
}

export async function findStaffRequest(db: Db, id: number): Promise<StaffRequest | undefined> {
  const row = await requests(db).where("r.id", "=", id).executeTakeFirst();
  return row && toRequest(row);
}

export async function lockRequest(tx: Tx, id: number): Promise<StaffRequest | undefined> {
  const row = await requests(tx).where("r.id", "=", id).forUpdate("r").executeTakeFirst();
  return row && toRequest(row);
}

/** Restarts the day for which the link is valid. The next email contains a new code. */
export async function noteLinkRepeated(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable("privacy_request").set({ link_at: at }).where("id", "=", id).execute();
}

/** Closes an open request and invalidates its link. */
export async function closeRequest(
  tx: Tx,
  id: number,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("privacy_request")
    .set({ state: "done", done_at: at, closed_by: by, reason, code_hash: null })
    .where("id", "=", id)
    .execute();
}

/** Returns the data for the email about a closed request; undefined if there is no recipient. */
export async function findClosedRequest(db: Db, id: number) {
  return db
    .selectFrom("privacy_request as r")
    .leftJoin("customer_person as c", "c.id", "r.customer_id")
    .select(["r.id", "r.kind", "r.reason", "r.created_at as createdAt"])
    .select((eb) => [
      eb.fn.coalesce("c.email", "r.email").as("email"),
      eb.fn.coalesce("c.first_name", sql<string>`''`).as("firstName"),
    ])
    .where("r.id", "=", id)
    .where("r.reason", "!=", "")
    .where("c.erased_at", "is", null)
    .executeTakeFirst();
}
export type ClosedRequest = NonNullable<Awaited<ReturnType<typeof findClosedRequest>>>;

function requests(db: Db) {
  return db
    .selectFrom("privacy_request as r")
    .leftJoin("customer_person as c", "c.id", "r.customer_id")
    .select([
      "r.id",
      "r.kind",
      "r.state",
      "r.customer_id as customerId",
      "r.email as typedEmail",
      "r.comments",
      "r.created_at as createdAt",
      "r.done_at as doneAt",
      "r.closed_by as closedBy",
      "r.reason",
      (eb) => eb.fn.coalesce("r.link_at", "r.created_at").as("linkAt"),
      "c.erased_at as erasedAt",
      "c.email",
      "c.first_name as firstName",
      "c.last_name as lastName",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof requests>["execute"]>>[number];

function toRequest({ kind, state, erasedAt, email, firstName, lastName, ...row }: Row) {
  // A guest is identified only by the entered email, which an erasure empties.
  const isErased = erasedAt !== null || (row.customerId === null && row.typedEmail === "");
  return {
    ...row,
    // Check constraints allow only these values.
    kind: kind as PrivacyKind,
    state: state as "open" | "done",
    isErased,
    email: isErased ? "" : (email ?? row.typedEmail),
    name: isErased ? "" : `${firstName ?? ""} ${lastName ?? ""}`.trim(),
  };
}
export type StaffRequest = ReturnType<typeof toRequest>;

export async function waitingRequests(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as count, min(created_at) as oldest from privacy_request where state = 'open'`.execute(
    db,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

function stands(state: "running" | "late", now: Date): RawBuilder<boolean> {
  const isOver = sql`(r.created_at at time zone 'Europe/Bucharest')::date < ${lateBefore(PRIVACY_DAYS, now)}::date`;
  return sql<boolean>`(r.state = 'open' and ${state === "late" ? isOver : sql`not ${isOver}`})`;
}

function matches(text: string): RawBuilder<boolean> {
  const part = containing(text);
  return sql<boolean>`(c.erased_at is null
    and (c.first_name || ' ' || c.last_name ilike ${part} or c.email ilike ${part} or r.email ilike ${part}))`;
}
