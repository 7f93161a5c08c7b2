import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { Order } from "./orders.store.ts";
import { eraseNotes, storedNotes } from "../../platform/notes/index.ts";

export interface Buyer {
  customerId: number | null;
  email: string;
}

const isOf = ({ customerId, email }: Buyer): RawBuilder<boolean> =>
  sql<boolean>`(o.customer_id = ${customerId} or (o.customer_id is null and lower(o.email) = ${email}))`;

export async function storedOrders(tx: Tx, buyer: Buyer) {
  const orders = await tx
    .selectFrom("orders as o")
    .selectAll("o")
    .select([
      sql<object[]>`array(
        select json_build_object('name', l.name, 'code', l.code, 'quantity', l.quantity,
          'unit_price_bani', l.unit_price_bani, 'discount_bani', l.discount_bani)
        from order_line l where l.order_id = o.id and l.quantity > 0 order by l.position)`.as("lines"),
      sql<object[]>`array(
        select json_build_object('sent_to', m.sent_to, 'subject', m.subject, 'sent_at', m.sent_at)
        from order_mail m where m.order_id = o.id order by m.id)`.as("mails"),
      sql<object[]>`array(
        select json_build_object('status', e.status, 'note', e.note, 'at', e.at)
        from order_event e where e.order_id = o.id order by e.id)`.as("events"),
      sql<object[]>`array(
        select json_build_object('purchase_order', n.purchase_order, 'contract', n.contract, 'seap', n.seap)
        from order_reference n where n.order_id = o.id)`.as("references"),
      sql<object[]>`array(
        select json_build_object('provider', p.provider, 'amount_bani', p.amount_bani, 'state', p.state, 'detail', p.detail)
        from payment p where p.order_id = o.id order by p.id)`.as("payments"),
    ])
    .where(isOf(buyer))
    .orderBy("o.id")
    .execute();
  const ids = orders.map(({ id }) => id);
  const notes = await storedNotes(tx, "order", ids);
  return orders.map(
    ({ body_hash: _hash, search_text: _text, company_cui: _cui, buyer_erased_at: _at, ...order }) => ({
      ...order,
      notes: notes.get(order.id) ?? [],
    }),
  );
}

export type FreedOrder = Pick<Order, "id" | "number" | "email" | "phone" | "firstName" | "lastName">;

/**
 * Detaches a buyer's orders and deletes their notes and emails. Returns the email addresses of the orders and emails.
 * `eraseOrders` later erases the rest of the personal data.
 */
export async function eraseBuyer(
  tx: Tx,
  buyer: Buyer,
  at: Date,
): Promise<{ freed: FreedOrder[]; addresses: string[] }> {
  const { rows: freed } = await sql<FreedOrder>`
    update orders o set customer_id = null, buyer_erased_at = coalesce(o.buyer_erased_at, ${at})
    where ${isOf(buyer)}
    returning o.id, o.number, o.email, o.phone, o.first_name as "firstName", o.last_name as "lastName"`.execute(
    tx,
  );
  const ids = freed.map(({ id }) => id);
  await eraseNotes(tx, "order", ids);
  // Delete emails after the update: an email stored concurrently waits for the order's row, and is then deleted too.
  const mails = await tx
    .deleteFrom("order_mail")
    .where("order_id", "=", anyOf(ids))
    .returning("sent_to as to")
    .execute();
  const addresses = [...freed.map(({ email }) => email), ...mails.map(({ to }) => to)];
  return { freed, addresses: [...new Set(addresses)] };
}

export interface ForgettableOrder extends FreedOrder {
  isErased: boolean;
  ibans: string[];
}

interface Forgettable {
  ids?: readonly number[] | undefined;
  after: number;
  limit: number;
  /** Orders delivered after this time can still be returned. */
  deliveredBefore: Date;
  /** Orders without an event since this time are erased automatically; null disables this. */
  oldBefore: Date | null;
}

/** Locks finished orders with personal data to erase. The caller checks for open returns and refunds. */
export async function lockForgettable(
  tx: Tx,
  { ids, after, limit, deliveredBefore, oldBefore }: Forgettable,
): Promise<ForgettableOrder[]> {
  const { rows } = await sql<ForgettableOrder>`
    select o.id, o.number, o.email, o.phone, o.first_name as "firstName", o.last_name as "lastName",
      o.buyer_erased_at is not null as "isErased", array_remove(array[o.company ->> 'iban'], null) as ibans
    from orders o
    where o.id > ${after} and ${ids === undefined ? sql`true` : sql`o.id = any(${[...ids]}::bigint[])`}
      and (o.buyer_erased_at is not null or (o.placed_at < ${oldBefore}::timestamptz
        and not exists (select from order_event e where e.order_id = o.id and e.at >= ${oldBefore}::timestamptz)))
      and not exists (select from order_erasure f where f.order_id = o.id)
      and o.payment_state <> 'refund_due' and o.payable_bani = 0
      and (o.status in ('cancelled', 'refused', 'returned') or (
        o.status in ('delivered', 'completed', 'partly_returned') and coalesce(
          (select max(e.at) from order_event e where e.order_id = o.id and e.status = 'delivered'), o.placed_at
        ) < ${deliveredBefore}))
    order by o.id limit ${limit} for update of o skip locked`.execute(tx);
  return rows;
}

/**
 * Erases the personal data of orders. Keeps products, amounts, dates and towns. For `invoiced` orders, also keeps the
 * company without its bank account.
 */
export async function eraseOrders(
  tx: Tx,
  ids: readonly number[],
  { invoiced, at }: { invoiced: readonly number[]; at: Date },
): Promise<void> {
  await sql`
    update orders o set customer_id = case when o.buyer_erased_at is null then o.customer_id end,
      first_name = '', last_name = '', email = '', phone = '', observation = '', body_hash = '',
      delivery_street = '', delivery_postcode = '', invoice_street = '', invoice_postcode = null, locker = null,
      placed_from = null, typed_key = null,
      company = (select jsonb_object_agg(key, case
          when o.id = any(${[...invoiced]}::bigint[]) and key not in ('bank', 'iban') then value
          when jsonb_typeof(value) = 'string' then '""' else 'null' end)
        from jsonb_each(o.company))
    where o.id = any(${[...ids]}::bigint[])`.execute(tx);
  await sql`
    update order_event set note = ''
    where order_id = any(${[...ids]}::bigint[]) and actor in ('customer', 'staff') and note <> ''`.execute(
    tx,
  );
  await eraseNotes(tx, "order", ids);
  await tx.deleteFrom("order_mail").where("order_id", "=", anyOf(ids)).execute();
  await tx.updateTable("payment").set({ detail: "" }).where("order_id", "=", anyOf(ids)).execute();
  await sql`
    delete from order_reference
    where order_id = any(${[...ids]}::bigint[]) and not order_id = any(${[...invoiced]}::bigint[])`.execute(
    tx,
  );
  await sql`
    insert into order_erasure (order_id, at) select id, ${at} from unnest(${[...ids]}::bigint[]) as id
    on conflict do nothing`.execute(tx);
}

export async function waitingErasures(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from orders o where id = any(${[...ids]}::bigint[]) and buyer_erased_at is not null
      and not exists (select from order_erasure f where f.order_id = o.id)
    order by id`.execute(db);
  return rows.map(({ number }) => number);
}

export async function moveOrders(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("orders").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
