import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Attempt, AttemptState } from "../order-payment.rules.ts";

export interface StoredAttempt extends Attempt {
  id: number;
  orderId: number;
  provider: string;
  reference: string;
  /** The processor's id of the payment and the URL of its page; empty until the processor responds. */
  processorId: string;
  pageUrl: string;
  /** Secret that notifications must contain; null for attempts from earlier releases. */
  pass: string | null;
  changedAt: Date;
}

function attempts(db: Db) {
  return (
    db
      .selectFrom("payment")
      .select(["id", "order_id as orderId", "provider", "reference", "pass", "amount_bani as amountBani"])
      .select(["processor_id as processorId", "page_url as pageUrl"])
      // A check constraint limits the column to these states.
      .select((row) => ["changed_at as changedAt", row.ref("state").$castTo<AttemptState>().as("state")])
  );
}

export async function findLatestAttempt(db: Db, orderId: number): Promise<StoredAttempt | undefined> {
  return attempts(db).where("order_id", "=", orderId).orderBy("id", "desc").limit(1).executeTakeFirst();
}

export async function findAttempt(db: Db, reference: string): Promise<StoredAttempt | undefined> {
  return attempts(db).where("reference", "=", reference).executeTakeFirst();
}

export async function findAttemptById(db: Db, id: number): Promise<StoredAttempt | undefined> {
  return attempts(db).where("id", "=", id).executeTakeFirst();
}

/** Returns the attempt with this processor id. */
export async function findAttemptOf(
  db: Db,
  { provider, processorId }: Pick<StoredAttempt, "provider" | "processorId">,
): Promise<StoredAttempt | undefined> {
  const known = attempts(db).where("processor_id", "=", processorId).where("processor_id", "!=", "");
  return known.where("provider", "=", provider).executeTakeFirst();
}

export type NewAttempt = Pick<StoredAttempt, "orderId" | "provider" | "reference" | "pass" | "amountBani">;

export async function insertAttempt(
  tx: Tx,
  { at, ...attempt }: NewAttempt & { at: Date },
): Promise<StoredAttempt> {
  const { orderId: order_id, amountBani: amount_bani, ...rest } = attempt;
  const row = { ...rest, order_id, amount_bani, state: "started", started_at: at, changed_at: at };
  const { id } = await tx.insertInto("payment").values(row).returning("id").executeTakeFirstOrThrow();
  return { ...attempt, id, state: "started", processorId: "", pageUrl: "", changedAt: at };
}

/**
 * Claims the start of an attempt, so that two tabs call the processor once. Returns false while another request,
 * claimed after `since`, awaits its response.
 */
export async function claimStart(
  db: Db,
  id: number,
  { at, since }: { at: Date; since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment")
    .set({ asked_at: at })
    .where("id", "=", id)
    .where("state", "=", "started")
    .where("page_url", "=", "")
    .where((row) => row.or([row("asked_at", "is", null), row("asked_at", "<", since)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Returns open attempts that were last queried before `before`, at processors with a status API, and marks them as
 * queried `at`.
 */
export async function takeOpenAttempts(
  db: Db,
  { at, before, since, limit }: { at: Date; before: Date; since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update payment set asked_at = ${at} where id in (
      select id from payment where processor_id <> '' and state in ('started', 'authorized')
        and asked_at < ${before} and started_at > ${since}
      order by asked_at limit ${limit} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function writePage(
  db: Db,
  id: number,
  { processorId, url }: { processorId: string; url: string },
): Promise<void> {
  await db
    .updateTable("payment")
    .set({ processor_id: processorId, page_url: url })
    .where("id", "=", id)
    .execute();
}

/** Ends an attempt whose payment page no buyer has seen. Returns false if it has already ended. */
export async function endUnopened(db: Db, id: number, detail: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payment")
    .set({ state: "failed", detail, changed_at: at })
    .where("id", "=", id)
    .where("state", "=", "started")
    .where("page_url", "=", "")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function writeAttempt(
  tx: Tx,
  id: number,
  { state, detail, at }: { state: AttemptState; detail: string; at: Date },
): Promise<void> {
  await tx.updateTable("payment").set({ state, detail, changed_at: at }).where("id", "=", id).execute();
}

/** Returns the totals of an order's open refunds and of its card credits, in bani. */
export async function loadOpen(db: Db, orderId: number): Promise<{ openBani: number; creditedBani: number }> {
  const { rows } = await sql<{ openBani: number; creditedBani: number }>`
    select coalesce((select due_bani from order_due where order_id = ${orderId}), 0) as "openBani",
      coalesce((select credited_bani from order_credit where order_id = ${orderId}), 0) as "creditedBani"`.execute(
    db,
  );
  return rows[0] ?? { openBani: 0, creditedBani: 0 };
}

export async function addCredit(
  tx: Tx,
  paymentId: number,
  { bani, at }: { bani: number; at: Date },
): Promise<number> {
  await tx.insertInto("payment_credit").values({ payment_id: paymentId, amount_bani: bani, at }).execute();
  const { credited } = await tx
    .selectFrom("payment_credit")
    .select(sql<number>`sum(amount_bani)::integer`.as("credited"))
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return credited;
}

/** Returns an order's payments with money left at the processor, after refunds. */
export async function listCardMoney(
  tx: Tx,
  orderId: number,
): Promise<{ id: number; provider: string; leftBani: number }[]> {
  const { rows } = await sql<{ id: number; provider: string; leftBani: number }>`
    select p.id, p.provider, (p.amount_bani - coalesce(c.bani, 0))::integer as "leftBani"
    from payment p cross join lateral (select sum(amount_bani) as bani from payment_credit where payment_id = p.id) c
    where p.order_id = ${orderId} and p.state in ('paid', 'refund_due') and p.amount_bani > coalesce(c.bani, 0)
    order by p.state = 'refund_due' desc, p.id`.execute(tx);
  return rows;
}

/** Cancels an order's open attempts. If a payment still arrives for one, it is refunded. */
export async function cancelOpenAttempts(tx: Tx, orderId: number, at: Date): Promise<void> {
  await tx
    .updateTable("payment")
    .set({ state: "cancelled", changed_at: at })
    .where("order_id", "=", orderId)
    .where("state", "in", ["started", "authorized"])
    .execute();
}

/** Stores a notification. Returns false if it is already stored. */
export async function insertNotification(
  tx: Tx,
  notification: { paymentId: number | null; digest: Buffer; action: string; outcome: string; at: Date },
): Promise<boolean> {
  const { paymentId: payment_id, digest, action, outcome, at: received_at } = notification;
  const row = await tx
    .insertInto("payment_notification")
    .values({ payment_id, digest, action, outcome, received_at })
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRefusals(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from payment_notification n join payment p on p.id = n.payment_id
    where p.order_id = ${orderId} and n.outcome in ('fail', 'cancel')`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function lockFormKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`typed order ${key}`}, 0))`.execute(tx);
}

export async function findManual(tx: Tx, key: string): Promise<number | undefined> {
  const row = await tx.selectFrom("orders").select("id").where("typed_key", "=", key).executeTakeFirst();
  return row?.id;
}

export async function writeRequestedLink(
  tx: Tx,
  link: { orderId: number; request: string; at: Date },
): Promise<void> {
  const values = { request: link.request, asked_at: link.at, sent_at: null };
  await tx
    .insertInto("payment_link")
    .values({ order_id: link.orderId, ...values })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(values))
    .execute();
}

export async function writeSentLink(
  db: Db,
  { orderId, request, at }: { orderId: number; request: string; at: Date },
): Promise<void> {
  await db
    .updateTable("payment_link")
    .set({ sent_at: at })
    .where("order_id", "=", orderId)
    .where("request", "=", request)
    .where("sent_at", "is", null)
    .execute();
}

export async function findPaymentLink(db: Db, orderId: number) {
  return db
    .selectFrom("payment_link as l")
    .select(["l.asked_at as askedAt", "l.sent_at as sentAt"])
    .select((row) =>
      row
        .selectFrom("payment as p")
        .select((payment) => payment.fn.min("p.started_at").as("at"))
        .whereRef("p.order_id", "=", "l.order_id")
        .whereRef("p.started_at", ">=", "l.asked_at")
        .as("triedAt"),
    )
    .where("l.order_id", "=", orderId)
    .executeTakeFirst();
}
