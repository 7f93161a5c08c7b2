import type { EventTopic, WebhookFormat } from "@curat/contract/staff/webhooks.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface Endpoint {
  id: number;
  name: string;
  url: string;
  topics: EventTopic[];
  format: WebhookFormat;
  isActive: boolean;
  stoppedBecause: string | null;
  failingSince: Date | null;
  deliveredAt: Date | null;
}

export interface ListedEndpoint extends Endpoint {
  waiting: number;
  failed: number;
}

export type EndpointFields = Pick<Endpoint, "name" | "url" | "topics" | "format">;

const COLUMNS = sql`e.id, e.name, e.url, e.topics, e.format, e.is_active as "isActive",
  e.stopped_because as "stoppedBecause", e.failing_since as "failingSince", e.delivered_at as "deliveredAt"`;

/** Returns all endpoints sorted by name, or only the one with this id. */
export async function listEndpoints(db: Db, id?: number): Promise<ListedEndpoint[]> {
  const { rows } = await sql<ListedEndpoint>`
    select ${COLUMNS}, d.waiting, d.failed from webhook_endpoint e
    cross join lateral (
      select count(*) filter (where state = 'waiting')::integer as waiting,
        count(*) filter (where state = 'failed')::integer as failed
      from webhook_delivery where endpoint_id = e.id and state in ('waiting', 'failed')
    ) d ${id === undefined ? sql`` : sql`where e.id = ${id}`} order by e.name, e.id`.execute(db);
  return rows;
}

export async function lockEndpoint(tx: Tx, id: number): Promise<Endpoint | undefined> {
  const { rows } = await sql<Endpoint>`
    select ${COLUMNS} from webhook_endpoint e where e.id = ${id} for update`.execute(tx);
  return rows[0];
}

/**
 * Returns the number of endpoints. Locks the table until the transaction ends, so that concurrent inserts cannot
 * exceed the limit.
 */
export async function countEndpoints(tx: Tx): Promise<number> {
  await sql`lock table webhook_endpoint in share row exclusive mode`.execute(tx);
  const { total } = await tx
    .selectFrom("webhook_endpoint")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertEndpoint(
  tx: Tx,
  { name, url, topics, format, secret, at }: EndpointFields & { secret: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("webhook_endpoint")
    .values({ name, url, topics, format, secret, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates an endpoint and resets its failures. Without a URL or while inactive, its waiting deliveries fail. */
export async function updateEndpoint(
  tx: Tx,
  id: number,
  { name, url, topics, format, isActive }: EndpointFields & { isActive: boolean },
): Promise<void> {
  await tx
    .updateTable("webhook_endpoint")
    .set({
      name,
      url,
      topics,
      format,
      is_active: isActive,
      stopped_because: null,
      failing_since: null,
    })
    .where("id", "=", id)
    .execute();
  if (!isActive || url === "") await failWaiting(tx, id, "Trimiterea a fost oprită.");
}

export async function stopEndpoint(tx: Tx, id: number, reason: string): Promise<void> {
  await tx
    .updateTable("webhook_endpoint")
    .set({ is_active: false, stopped_because: reason })
    .where("id", "=", id)
    .execute();
  await failWaiting(tx, id, "Trimiterea a fost oprită.");
}

async function failWaiting(tx: Tx, id: number, fault: string): Promise<void> {
  await tx
    .updateTable("webhook_delivery")
    .set({ state: "failed", fault })
    .where("endpoint_id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Replaces the secret. The former secret stays valid until `formerUntil`. */
export async function updateSecret(
  tx: Tx,
  id: number,
  { secret, formerUntil }: { secret: string; formerUntil: Date },
): Promise<void> {
  await sql`
    update webhook_endpoint set former_secret = secret, former_until = ${formerUntil}, secret = ${secret}
    where id = ${id}`.execute(tx);
}

export async function deleteEndpoint(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("webhook_endpoint").where("id", "=", id).execute();
}
