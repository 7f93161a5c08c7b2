import type { RecurringState, Rhythm } from "@curat/contract/recurring-orders.values";
import type { PaymentCode } from "@curat/contract/cart.values";
import type { RECURRING_FILTERS } from "@curat/contract/staff/recurring-orders";
import { type RawBuilder, sql } from "kysely";
import type { Waiting } from "../../../calendar/waiting.ts";
import { containing } from "../../../db/containing.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import { type Draft, loadLatestDrafts } from "./drafts.store.ts";

export interface RecurringLine {
  productId: number;
  quantity: number;
}
/** What staff changed for future drafts. */
export interface OwnDelivery {
  /** Null if the model order's address applies, for example with a locker. */
  address: { county: string; city: string; street: string; postcode: string } | null;
  paymentCode: PaymentCode;
}

export interface RecurringOrder extends Rhythm {
  id: number;
  customerId: number | null;
  /** Email of the account or guest. */
  email: string;
  buyerName: string;
  company: string;
  modelOrderId: number;
  modelNumber: string;
  state: RecurringState;
  nextOn: string;
  createdAt: Date;
  createdBy: string;
  lines: RecurringLine[];
  own: OwnDelivery | null;
}

const RECURRING = (which: RawBuilder<unknown>) => sql<RecurringOrder>`
  select r.id, r.customer_id as "customerId", coalesce(c.email, r.email) as email,
    o.buyer_name as "buyerName", o.company_name as company, r.model_order_id as "modelOrderId",
    o.number::text as "modelNumber", r.state, r.every_weeks as "everyWeeks", r.month_day as "monthDay",
    r.next_on::text as "nextOn", r.created_at as "createdAt", r.created_by as "createdBy",
    r.own_delivery as own,
    (select coalesce(json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity)
      order by l.position), '[]') from recurring_order_line l where l.recurring_order_id = r.id) as lines
  from recurring_order r join order_payer o on o.order_id = r.model_order_id
    left join customer_person c on c.id = r.customer_id
  where ${which}`;

export async function findRecurring(db: Db, id: number): Promise<RecurringOrder | undefined> {
  return (await RECURRING(sql`r.id = ${id}`).execute(db)).rows[0];
}

export async function findByKey(db: Db, key: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from recurring_order where form_key = ${key}`.execute(
    db,
  );
  return rows[0]?.id;
}

const MAX_OWN = 50;

export async function listOfCustomer(db: Db, customerId: number): Promise<RecurringOrder[]> {
  const own = sql`r.customer_id = ${customerId} order by r.state = 'ended', r.next_on, r.id limit ${MAX_OWN}`;
  return (await RECURRING(own).execute(db)).rows;
}

/** Returns the recurring order and locks it until the end of the transaction. */
export async function lockRecurring(tx: Tx, id: number): Promise<RecurringOrder | undefined> {
  // A single locking statement could return lines from before the lock.
  await sql`select from recurring_order where id = ${id} for no key update`.execute(tx);
  return findRecurring(tx, id);
}

/** Locks and returns the recurring order if a draft is due; undefined if not, or if another worker holds the lock. */
export async function lockDue(tx: Tx, id: number, today: string): Promise<RecurringOrder | undefined> {
  const { rows } = await sql`
    select from recurring_order where id = ${id} and state = 'active' and next_on <= ${today}::date
    for no key update skip locked`.execute(tx);
  return rows.length > 0 ? findRecurring(tx, id) : undefined;
}

export async function dueIds(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from recurring_order where state = 'active' and next_on <= ${today}::date order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Locks an email address and returns how many of its recurring orders have not ended. */
export async function countOfBuyer(tx: Tx, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recurring orders of ${email}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from recurring_order
    where lower(email) = ${email} and state <> 'ended'`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface NewRecurring
  extends Rhythm, Pick<RecurringOrder, "customerId" | "email" | "modelOrderId" | "nextOn"> {
  key: string;
  createdAt: Date;
  createdBy: string;
}

export async function insertRecurring(tx: Tx, made: NewRecurring): Promise<number> {
  const { customerId, email, modelOrderId, everyWeeks, monthDay, nextOn, key, createdAt, createdBy } = made;
  const { rows } = await sql<{ id: number }>`
    insert into recurring_order (customer_id, email, model_order_id, state, every_weeks, month_day, next_on, form_key,
      created_at, created_by)
    values (${customerId}, ${email}, ${modelOrderId}, 'active', ${everyWeeks}, ${monthDay}, ${nextOn}::date, ${key},
      ${createdAt}, ${createdBy})
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("The recurring order was not inserted.");
  return id;
}

export async function writeLines(tx: Tx, id: number, lines: readonly RecurringLine[]): Promise<void> {
  await tx.deleteFrom("recurring_order_line").where("recurring_order_id", "=", id).execute();
  const values = lines.map(({ productId, quantity }, index) => ({
    recurring_order_id: id,
    position: index + 1,
    product_id: productId,
    quantity,
  }));
  if (values.length > 0) await tx.insertInto("recurring_order_line").values(values).execute();
}

interface Written extends Partial<Rhythm> {
  state?: RecurringState;
  nextOn?: string;
  modelOrderId?: number;
  own?: OwnDelivery | null;
}

export async function updateRecurring(tx: Tx, id: number, written: Written): Promise<void> {
  const { state, nextOn, everyWeeks, monthDay, modelOrderId, own } = written;
  await tx
    .updateTable("recurring_order")
    .set({
      ...(state !== undefined && { state }),
      ...(nextOn !== undefined && { next_on: sql`${nextOn}::date` }),
      ...(everyWeeks !== undefined && { every_weeks: everyWeeks }),
      ...(monthDay !== undefined && { month_day: monthDay }),
      ...(modelOrderId !== undefined && { model_order_id: modelOrderId }),
      ...(own !== undefined && { own_delivery: own === null ? null : JSON.stringify(own) }),
    })
    .where("id", "=", id)
    .execute();
}

export interface ListedRecurring extends RecurringOrder {
  lastDraft: Draft | undefined;
}
export type RecurringFilter = (typeof RECURRING_FILTERS)[number];

export async function listRecurring(
  db: Db,
  { state, text = "", now }: { state: RecurringFilter; text?: string | undefined; now: Date },
  { page, perPage }: Paging,
): Promise<{ rows: ListedRecurring[]; total: number }> {
  const words = containing(text);
  const found = sql`
    ${ofState(state, now)} and (${text} = '' or o.buyer_name ilike ${words}
      or o.company_name ilike ${words} or coalesce(c.email, r.email) ilike ${words})`;
  const { rows } = await RECURRING(
    sql`${found} order by r.next_on, r.id limit ${perPage} offset ${(page - 1) * perPage}`,
  ).execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from recurring_order r join order_payer o on o.order_id = r.model_order_id
    left join customer_person c on c.id = r.customer_id where ${found}`.execute(db);
  const latest = await loadLatestDrafts(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({ ...row, lastDraft: latest.get(row.id) })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** Returns how many recurring orders have a last draft that expired without a response, and when the oldest expired. */
export async function unansweredDrafts(db: Db, now: Date): Promise<Waiting> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(last.expires_at) as oldest
    from recurring_order r join lateral (
      select d.expires_at from recurring_draft d where d.recurring_order_id = r.id order by d.due_on desc limit 1
    ) last on true where ${ofState("unanswered", now)}`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

function ofState(state: RecurringFilter, now: Date): RawBuilder<unknown> {
  if (state === "all") return sql`true`;
  if (state === "current") return sql`r.state <> 'ended'`;
  if (state !== "unanswered") return sql`r.state = ${state}`;
  return sql`r.state <> 'ended' and exists (
    select from recurring_draft d where d.recurring_order_id = r.id and d.state = 'open' and d.expires_at <= ${now}
      and not exists (
        select from recurring_draft n where n.recurring_order_id = r.id and n.due_on > d.due_on))`;
}
