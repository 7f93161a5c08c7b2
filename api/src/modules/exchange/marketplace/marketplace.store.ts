/** Queries for the office's eMAG screens. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { LineChange } from "./orders.rules.ts";
import { forgetProblems, type StoredOrder } from "./orders.store.ts";
import type { NewMatch } from "./offers.store.ts";

export interface ShownOrder {
  id: number;
  status: number;
  readAt: Date;
  orderId: number | null;
  orderNumber: number | null;
  orderStatus: string | null;
  problem: string | null;
  acknowledgedAt: Date | null;
  told: StoredOrder["told"];
  changes: LineChange[];
  settledAt: Date | null;
  settledBy: string | null;
  awb: string | null;
  hasInvoice: boolean;
}

const MAX_ORDERS = 50;

/** Returns the orders that need a decision, then the newest ones; or only the order with eMAG's or the shop's id. */
export async function listShownOrders(
  db: Db,
  { id, orderId }: { id?: number | undefined; orderId?: number | undefined } = {},
): Promise<ShownOrder[]> {
  const { rows } = await sql<ShownOrder>`
    select m.id, m.status, m.read_at as "readAt", o.order_id as "orderId", o.number as "orderNumber",
      o.status as "orderStatus", m.problem, m.acknowledged_at as "acknowledgedAt", m.told, m.changes, m.settled_at as "settledAt",
      m.settled_by as "settledBy", w.awb, m.invoice is not null as "hasInvoice"
    from marketplace_order m
    left join order_facts o on o.order_id = m.order_id
    left join order_waybill w on w.order_id = m.order_id
    where (${id ?? null}::bigint is null or m.id = ${id ?? null}::bigint)
      and (${orderId ?? null}::bigint is null or m.order_id = ${orderId ?? null}::bigint)
    order by m.problem is not null or (m.told is not null and m.settled_at is null) desc, m.read_at desc, m.id desc
    limit ${MAX_ORDERS}`.execute(db);
  return rows;
}

export interface OfferCounts {
  all: number;
  unmatched: number;
  refused: number;
  readAt: Date | null;
  sentAt: Date | null;
}

export async function countOffers(db: Db): Promise<OfferCounts> {
  const { rows } = await sql<OfferCounts>`
    select count(*)::integer as "all", count(*) filter (where m.product_id is null)::integer as unmatched,
      count(*) filter (where o.problem is not null)::integer as refused, max(o.read_at) as "readAt",
      max(o.sent_at) as "sentAt"
    from marketplace_offer o left join lateral (
      select product_id from marketplace_match where offer_id = o.id order by id desc limit 1) m on true`.execute(
    db,
  );
  return rows[0] ?? { all: 0, unmatched: 0, refused: 0, readAt: null, sentAt: null };
}

export async function lockOffer(
  tx: Tx,
  id: number,
): Promise<{ name: string; floorBani: number | null } | undefined> {
  const row = await tx
    .selectFrom("marketplace_offer")
    .select(["name", "floor_bani as floorBani"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row;
}

export async function writeFloor(tx: Tx, id: number, floorBani: number | null): Promise<void> {
  await tx
    .updateTable("marketplace_offer")
    .set({ floor_bani: floorBani, problem: null, refused_stock: null, refused_price_bani: null })
    .where("id", "=", id)
    .execute();
}

export interface ShownMatch extends Pick<NewMatch, "how" | "actorName" | "at"> {
  productId: number | null;
  product: string | null;
  code: string | null;
}

/** Returns the products that an offer was matched with, newest first, at most 50. */
export async function listMatchesOf(db: Db, offerId: number): Promise<ShownMatch[]> {
  return (
    db
      .selectFrom("marketplace_match as m")
      .leftJoin("product_facts as p", "p.id", "m.product_id")
      .select([
        "m.product_id as productId",
        "p.name as product",
        "p.code",
        "m.actor_name as actorName",
        "m.at",
      ])
      // A check constraint allows only these values.
      .select((eb) => eb.ref("m.how").$castTo<ShownMatch["how"]>().as("how"))
      .where("m.offer_id", "=", offerId)
      .orderBy("m.id", "desc")
      .limit(50)
      .execute()
  );
}

export interface ShownPush {
  id: number;
  at: Date;
  stock: number;
  priceBani: number;
  outcome: "accepted" | "refused" | "unknown";
  words: string;
}

/** Returns what was sent for an offer, newest first, at most 50 entries. */
export async function listPushesOf(db: Db, offerId: number): Promise<ShownPush[]> {
  return (
    db
      .selectFrom("marketplace_push")
      .select(["id", "at", "stock", "price_bani as priceBani", "words"])
      // A check constraint allows only these values.
      .select((eb) => eb.ref("outcome").$castTo<ShownPush["outcome"]>().as("outcome"))
      .where("offer_id", "=", offerId)
      .orderBy("id", "desc")
      .limit(50)
      .execute()
  );
}

/** Returns at most two products with a code, enough to detect ambiguity. */
export async function findByCode(tx: Tx, code: string): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom("product_facts")
    .select(["id", "name"])
    .where(sql`lower(code)`, "=", code.toLowerCase())
    .orderBy("id")
    .limit(2)
    .execute();
}

/** Records that staff settled a cancellation or return reported by eMAG. Returns false if it was already settled. */
export async function writeSettled(
  tx: Tx,
  id: number,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable("marketplace_order")
    .set({ settled_at: at, settled_by: by })
    .where("id", "=", id)
    .where("told", "is not", null)
    .where("settled_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Enqueues a run that also reads offers and retries what eMAG refused. Runs never overlap. */
export async function enqueueRun(tx: Tx): Promise<void> {
  await tx
    .updateTable("marketplace_offer")
    .set({ refused_stock: null, refused_price_bani: null })
    .where("problem", "is not", null)
    .execute();
  await forgetProblems(tx);
  await sql`
    select graphile_worker.add_job('emag_step', '{"isAsked": true}'::json, queue_name := 'emag', job_key := 'emag_step',
      max_attempts := 2, priority := 8)`.execute(tx);
}

/** Returns when eMAG last fulfilled a request of the shop, and when it last refused one. */
export async function loadEmagTraffic(
  db: Db,
): Promise<{ provider: string; goodAt: Date | null; badAt: Date | null }[]> {
  const { rows } = await sql<{ provider: string; goodAt: Date | null; badAt: Date | null }>`
    select 'emag' as provider, (select max(read_at) from marketplace_offer) as "goodAt",
      (select max(at) from marketplace_push where outcome = 'refused') as "badAt"
    where exists (select from marketplace_offer)`.execute(db);
  return rows;
}
