/** A person's orders: shown, freed of their customer, and emptied of personal data once they are finished. */
import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { eraseNotes, storedNotes } from "../../platform/notes/index.ts";

export interface Buyer {
  /** Null for a guest. */
  customerId: number | null;
  /** In lower case. */
  email: string;
}

/** The account's orders, and guests' under the address. */
const isOf = ({ customerId, email }: Buyer): RawBuilder<boolean> =>
  sql<boolean>`(o.customer_id = ${customerId} or (o.customer_id is null and lower(o.email) = ${email}))`;

/** With what was bought. */
export async function storedOrders(tx: Tx, buyer: Buyer) {
  const orders = await tx
    .selectFrom("orders as o")
    .selectAll("o")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("order_line as l")
          .select(["l.name", "l.code", "l.quantity", "l.unit_price_bani", "l.discount_bani"])
          .whereRef("l.order_id", "=", "o.id")
          .where("l.quantity", ">", 0)
          .orderBy("l.position"),
      ).as("lines"),
    )
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("order_mail as m")
          .select(["m.sent_to", "m.subject", "m.sent_at"])
          .whereRef("m.order_id", "=", "o.id")
          .orderBy("m.id"),
      ).as("mails"),
      jsonArrayFrom(
        eb
          .selectFrom("order_event as e")
          .select(["e.status", "e.note", "e.at"])
          .whereRef("e.order_id", "=", "o.id")
          .orderBy("e.id"),
      ).as("events"),
      sql<object[]>`array(
        select json_build_object('purchase_order', n.purchase_order, 'contract', n.contract, 'seap', n.seap)
        from order_reference n where n.order_id = o.id)`.as("references"),
      jsonArrayFrom(
        eb
          .selectFrom("payment as p")
          .select(["p.provider", "p.amount_bani", "p.state", "p.detail"])
          .whereRef("p.order_id", "=", "o.id")
          .orderBy("p.id"),
      ).as("payments"),
    ])
    .where(isOf(buyer))
    .orderBy("o.id")
    .execute();
  const notes = await storedNotes(
    tx,
    "order",
    orders.map(({ id }) => id),
  );
  return orders.map(
    ({ body_hash: _hash, search_text: _text, company_cui: _cui, buyer_erased_at: _at, ...order }) => ({
      ...order,
      notes: notes.get(order.id) ?? [],
    }),
  );
}

export interface FreedOrder {
  id: number;
  number: number;
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
}

/**
 * Takes the buyer's orders out of the account, with their notes and kept mails; later mails about them are not kept
 * (`keepMail`). What else they hold goes once they are finished (`lockForgettable`, `eraseOrders`). `addresses` are all
 * e-mail addresses that mails about them went to.
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
  // After the update: a mail that is being kept at the same moment waits for the row, and goes too.
  const mails = await tx
    .deleteFrom("order_mail")
    .where("order_id", "=", anyOf(ids))
    .returning("sent_to as to")
    .execute();
  const addresses = [...freed.map(({ email }) => email), ...mails.map(({ to }) => to)];
  return { freed, addresses: [...new Set(addresses)] };
}

export interface ForgettableOrder extends FreedOrder {
  /** Whether its buyer was erased. */
  isErased: boolean;
  ibans: string[];
}

interface Forgettable {
  /** Only these; undefined for all. */
  ids?: readonly number[] | undefined;
  /** Ids above this one. */
  after: number;
  limit: number;
  /** Orders that arrived since then can still be returned. */
  deliveredBefore: Date;
  /** Orders in which nothing happened since then go although nobody asked; null for none of them. */
  oldBefore: Date | null;
}

/**
 * Finished orders that still hold personal data although their buyer was erased or they are old, locked, by ascending id. An
 * order is finished when nothing can be delivered, paid or returned any more; open returns and due refunds are their
 * modules' to name. Orders that another transaction holds are passed over.
 */
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
      and not exists (select from order_forgotten f where f.order_id = o.id)
      and o.payment_state <> 'refund_due' and o.payable_bani = 0
      and (o.status in ('cancelled', 'refused', 'returned') or (
        o.status in ('delivered', 'completed', 'partly_returned') and coalesce(
          (select max(e.at) from order_event e where e.order_id = o.id and e.status = 'delivered'), o.placed_at
        ) < ${deliveredBefore}))
    order by o.id limit ${limit} for update of o skip locked`.execute(tx);
  return rows;
}

/**
 * Empties orders that the caller locked: what stays is what was bought, for how much, when and to which town. The company's
 * name and numbers stay where an invoice names them (`invoiced`).
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
    insert into order_forgotten (order_id, at) select id, ${at} from unnest(${[...ids]}::bigint[]) as id
    on conflict do nothing`.execute(tx);
}

/** The numbers of orders whose buyer was erased and that still hold his data, of these ids. */
export async function waitingErasures(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from orders o where id = any(${[...ids]}::bigint[]) and buyer_erased_at is not null
      and not exists (select from order_forgotten f where f.order_id = o.id)
    order by id`.execute(db);
  return rows.map(({ number }) => number);
}

/** Orders of one customer become another's. */
export async function moveOrders(tx: Tx, { from, into }: { from: number; into: number }): Promise<void> {
  await tx.updateTable("orders").set({ customer_id: into }).where("customer_id", "=", from).execute();
}
