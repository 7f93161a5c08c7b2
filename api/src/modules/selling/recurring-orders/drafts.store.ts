import type { RecurringDraftState } from "@curat/contract/recurring-orders.values";
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";

export interface Draft {
  id: number;
  recurringOrderId: number;
  dueOn: string;
  state: Exclude<RecurringDraftState, "expired">;
  expiresAt: Date;
  order: { id: number; number: string } | null;
}

const DRAFTS = (which: RawBuilder<unknown>) => sql<Draft>`
  select d.id, d.recurring_order_id as "recurringOrderId", d.due_on::text as "dueOn", d.state,
    d.expires_at as "expiresAt", (
      select json_build_object('id', o.order_id, 'number', o.number::text) from order_facts o
      where o.order_id = d.order_id) as "order"
  from recurring_draft d where ${which}`;

export async function findDraft(db: Db, id: number): Promise<Draft | undefined> {
  return (await DRAFTS(sql`d.id = ${id}`).execute(db)).rows[0];
}

/** Returns the draft and locks it until the end of the transaction. */
export async function lockDraft(tx: Tx, id: number): Promise<Draft | undefined> {
  await sql`select from recurring_draft where id = ${id} for no key update`.execute(tx);
  return findDraft(tx, id);
}

const MAX_SHOWN = 50;

export async function listDrafts(db: Db, recurringOrderId: number): Promise<Draft[]> {
  const of = sql`d.recurring_order_id = ${recurringOrderId} order by d.due_on desc limit ${MAX_SHOWN}`;
  return (await DRAFTS(of).execute(db)).rows;
}

/** Returns the latest draft of each recurring order, keyed by the recurring order's id. */
export async function loadLatestDrafts(
  db: Db,
  recurringIds: readonly number[],
): Promise<ReadonlyMap<number, Draft>> {
  if (recurringIds.length === 0) return new Map();
  const latest = sql`d.recurring_order_id = ${anyOf(recurringIds)} and not exists (
    select from recurring_draft n where n.recurring_order_id = d.recurring_order_id and n.due_on > d.due_on)`;
  const { rows } = await DRAFTS(latest).execute(db);
  return new Map(rows.map((draft) => [draft.recurringOrderId, draft]));
}

/** Inserts an open draft and returns its id. Undefined if a draft for that day exists. */
export async function insertDraft(
  tx: Tx,
  {
    recurringOrderId,
    dueOn,
    madeAt,
    expiresAt,
  }: Pick<Draft, "recurringOrderId" | "dueOn" | "expiresAt"> & { madeAt: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into recurring_draft (recurring_order_id, due_on, state, made_at, expires_at)
    values (${recurringOrderId}, ${dueOn}::date, 'open', ${madeAt}, ${expiresAt})
    on conflict (recurring_order_id, due_on) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** Expires the open drafts of a recurring order, because a newer draft replaces them. */
export async function expireDrafts(tx: Tx, recurringOrderId: number, now: Date): Promise<void> {
  await sql`
    update recurring_draft set expires_at = ${now}
    where recurring_order_id = ${recurringOrderId} and state = 'open' and expires_at > ${now}`.execute(tx);
}

export async function closeDraft(
  tx: Tx,
  id: number,
  { state, orderId = null }: { state: Exclude<Draft["state"], "open">; orderId?: number | null },
): Promise<void> {
  await tx
    .updateTable("recurring_draft")
    .set({ state, order_id: orderId })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}

/** Closes drafts that could still be confirmed, because their recurring order ended. */
export async function endDrafts(tx: Tx, recurringOrderId: number, now: Date): Promise<void> {
  await sql`
    update recurring_draft set state = 'ended'
    where recurring_order_id = ${recurringOrderId} and state = 'open' and expires_at > ${now}`.execute(tx);
}
