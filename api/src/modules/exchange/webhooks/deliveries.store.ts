import type { DeliveryState, EventTopic, WebhookFormat } from "@curat/contract/staff/webhooks.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import type { Attempt, Outcome, ShopEvent } from "./webhooks.rules.ts";

export interface Receiver {
  id: number;
  url: string;
  format: WebhookFormat;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
  failingSince: Date | null;
}

/** Returns active endpoints that have due deliveries. */
export async function dueReceivers(db: Db, now: Date): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select id, url, format, secret, former_secret as "formerSecret", former_until as "formerUntil",
      failing_since as "failingSince"
    from webhook_endpoint e where is_active and url <> '' and exists (
      select from webhook_delivery d where d.endpoint_id = e.id and d.state = 'waiting' and d.due_at <= ${now})
    order by id`.execute(db);
  return rows;
}

export interface DueDelivery extends ShopEvent {
  attempts: number;
}

/**
 * Returns an endpoint's due deliveries, at most one per record. Later events of a record wait for its first
 * undelivered one.
 */
export async function dueDeliveries(
  db: Db,
  endpointId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with heads as materialized (
      select distinct on (record) event_id, attempts, due_at from webhook_delivery
      where endpoint_id = ${endpointId} and state = 'waiting' order by record, event_id
    )
    select e.id, e.type, e.record, e.data, e.at, h.attempts from heads h join shop_event e on e.id = h.event_id
    where h.due_at <= ${now} order by h.due_at, e.id limit ${limit}`.execute(db);
  return rows;
}

export interface Attempted {
  endpointId: number;
  eventId: number;
  attempt: Attempt;
  outcome: Outcome;
  at: Date;
}

export async function writeAttempt(db: Db, done: Attempted): Promise<void> {
  const { endpointId, eventId, attempt, outcome, at } = done;
  await sql`
    update webhook_delivery set attempts = attempts + 1, state = ${outcome.state}, last_at = ${at},
      due_at = ${outcome.state === "waiting" ? outcome.dueAt : at}, status = ${attempt.status}, fault = ${attempt.fault}
    where endpoint_id = ${endpointId} and event_id = ${eventId} and state = 'waiting'`.execute(db);
  await (
    outcome.state === "delivered"
      ? sql`update webhook_endpoint set delivered_at = ${at}, failing_since = null where id = ${endpointId}`
      : sql`update webhook_endpoint set failing_since = coalesce(failing_since, ${at}) where id = ${endpointId}`
  ).execute(db);
}

export interface ListedDelivery {
  eventId: number;
  type: string;
  record: string;
  at: Date;
  state: DeliveryState;
  attempts: number;
  dueAt: Date;
  lastAt: Date | null;
  status: number | null;
  fault: string;
}

export async function listDeliveriesOf(
  db: Db,
  endpointId: number,
  { state, page, perPage }: Paging & { state: DeliveryState | undefined },
): Promise<{ rows: ListedDelivery[]; total: number }> {
  const condition = sql`d.endpoint_id = ${endpointId} ${state === undefined ? sql`` : sql`and d.state = ${state}`}`;
  const { rows } = await sql<ListedDelivery>`
    select d.event_id as "eventId", e.type, d.record, e.at, d.state, d.attempts, d.due_at as "dueAt",
      d.last_at as "lastAt", d.status, d.fault
    from webhook_delivery d join shop_event e on e.id = d.event_id
    where ${condition} order by d.event_id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from webhook_delivery d where ${condition}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Queues one event, or all failed ones, for another delivery. Returns how many were queued. */
export async function requeue(
  tx: Tx,
  endpointId: number,
  { eventId, at }: { eventId: number | undefined; at: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_delivery set state = 'waiting', attempts = 0, due_at = ${at}, fault = ''
    where endpoint_id = ${endpointId}
      and ${eventId === undefined ? sql`state = 'failed'` : sql`event_id = ${eventId}`}`.execute(tx);
  return Number(numAffectedRows);
}

/** Creates a test event with its delivery. Returns the event's id. */
export async function insertTestEvent(tx: Tx, endpointId: number, at: Date): Promise<number> {
  const record = `webhook/${endpointId}`;
  const { id } = await tx
    .insertInto("shop_event")
    .values({
      topic: "webhooks",
      type: "webhook.test",
      record,
      data: JSON.stringify({ webhook_id: endpointId }),
      at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("webhook_delivery")
    .values({ endpoint_id: endpointId, event_id: id, record, due_at: at })
    .execute();
  return id;
}

export async function enqueueSending(tx: Tx): Promise<void> {
  await sql`select enqueue_webhooks()`.execute(tx);
}

/**
 * Returns events after a position. Events of transactions that are still open, and all later ones, are left for the
 * next call, so that no event is skipped.
 */
export async function readFeed(
  db: Db,
  { xid, id, topics, limit }: { xid: string; id: number; topics: readonly EventTopic[]; limit: number },
): Promise<(ShopEvent & { xid: string })[]> {
  const { rows } = await sql<ShopEvent & { xid: string }>`
    select id, type, record, data, at, xid::text as xid from shop_event
    where (xid, id) > (${xid}::xid8, ${id}) and xid < pg_snapshot_xmin(pg_current_snapshot())
      and topic <> 'webhooks' ${topics.length === 0 ? sql`` : sql`and topic = any (${topics})`}
    order by xid, id limit ${limit}`.execute(db);
  return rows;
}

export async function deleteEventsBefore(db: Db, at: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from shop_event where at < ${at}`.execute(db);
  return Number(numAffectedRows);
}
