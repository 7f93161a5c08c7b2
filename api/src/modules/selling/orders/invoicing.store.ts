import type { OrderBody } from "@curat/contract/orders";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { toLei } from "@curat/contract/lei.values";
import type { Actor } from "../../platform/changes/index.ts";
import { recordOrderChange } from "./order-moves.store.ts";
import { invoiceDueOn, isPickup } from "./orders.rules.ts";
import type { StoredLine } from "./order-lines.rules.ts";
import type { Order } from "./orders.store.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { Waiting } from "../../../calendar/waiting.ts";

export interface OrderReferences {
  purchaseOrder: string;
  contract: string;
  seap: string;
}

export const NO_REFERENCES: OrderReferences = { purchaseOrder: "", contract: "", seap: "" };

export function toReferences(sent: NonNullable<OrderBody["references"]>): OrderReferences {
  return { purchaseOrder: sent.purchase_order, contract: sent.contract, seap: sent.seap };
}

export async function loadReferences(db: Db, orderId: number): Promise<OrderReferences> {
  const { rows } = await sql<OrderReferences>`
    select purchase_order as "purchaseOrder", contract, seap from order_reference where order_id = ${orderId}`.execute(
    db,
  );
  return rows[0] ?? NO_REFERENCES;
}

export async function writeReferences(
  tx: Tx,
  orderId: number,
  { purchaseOrder, contract, seap }: OrderReferences,
): Promise<void> {
  await sql`
    insert into order_reference (order_id, purchase_order, contract, seap)
    values (${orderId}, ${purchaseOrder}, ${contract}, ${seap})
    on conflict (order_id) do update set purchase_order = excluded.purchase_order, contract = excluded.contract,
      seap = excluded.seap`.execute(tx);
}

export async function loadSupply(
  db: Db,
  orderId: number,
): Promise<{ leftAt: Date | null; paidAt: Date | null }> {
  const { rows } = await sql<{
    deliveryCode: string;
    shippedAt: Date | null;
    deliveredAt: Date | null;
    paidAt: Date | null;
  }>`
    select o.delivery_code as "deliveryCode",
      (select max(at) from order_event where order_id = o.id and status = 'shipped') as "shippedAt",
      (select max(at) from order_event where order_id = o.id and status = 'delivered') as "deliveredAt",
      (select min(changed_at) from payment where order_id = o.id and state = 'paid') as "paidAt"
    from orders o where o.id = ${orderId}`.execute(db);
  const [found] = rows;
  if (!found) return { leftAt: null, paidAt: null };
  return { leftAt: isPickup(found) ? found.deliveredAt : found.shippedAt, paidAt: found.paidAt };
}

/** Recalculates an order's VAT with the rates on the day of supply. Gross amounts do not change. */
export async function restateVat(
  tx: Tx,
  { order, lines }: { order: Order; lines: readonly StoredLine[] },
  { actor }: { actor: Actor },
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ delivery_vat_percent: order.deliveryVatPercent, vat_bani: order.vatBani })
    .where("id", "=", order.id)
    .execute();
  await sql`
    update order_line l set vat_percent = n.percent, vat_bani = n.bani
    from unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ vatPercent }) => vatPercent)}::numeric[],
      ${lines.map(({ vatBani }) => vatBani)}::integer[]) n (id, percent, bani)
    where l.id = n.id`.execute(tx);
  const sentence = `Comanda ${order.number}: TVA-ul a fost recalculat la cotele din ziua livrării.`;
  await recordOrderChange(tx, order, {
    by: actor,
    sentence,
    before: null,
    after: { vat: toLei(order.vatBani) },
  });
}

/** Minutes in which the background job should issue the invoice. Later, an order counts as not invoiced. */
const GRACE_MINUTES = 10;
const SEARCHED_DAYS = 180;

const leftAt = (orderId: RawBuilder<unknown>): RawBuilder<Date | null> => sql`(
  select max(e.at) from order_event e where e.order_id = ${orderId} and e.status = 'shipped')`;

/**
 * Returns a query for shipped orders without an invoice. It compares orders and invoices by index first, so that it
 * reads events of only a few orders.
 */
function leftWithoutInvoice(at: RawBuilder<Date>): RawBuilder<unknown> {
  const since = sql`${at} - ${SEARCHED_DAYS} * interval '1 day'`;
  return sql`(
    with open as materialized (
      select o.id from orders o
      where o.status in ('shipped', 'delivered', 'completed', 'partly_returned') and o.placed_at > ${since}
        and not exists (select from current_invoice i where i.order_id = o.id and i.issued_at > ${since})
        and not exists (select from migrated_order m where m.order_id = o.id)
    ), dated as (
      select id, ${leftAt(sql`open.id`)} as left_at from open
    )
    select id, left_at from dated where left_at < ${at} - ${GRACE_MINUTES} * interval '1 minute')`;
}

export const hasLeftWithoutInvoice = sql<boolean>`orders.id = any (array(
  select id from ${leftWithoutInvoice(sql`now()`)} late))`;

export async function waitingForInvoice(db: Db, now: Date): Promise<Waiting> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null }>`
    select count(*)::integer as count, min(left_at) as oldest, max(left_at) as newest
    from ${leftWithoutInvoice(sql`${now}::timestamptz`)} late`.execute(db);
  const { count, oldest, newest } = rows[0] ?? { count: 0, oldest: null, newest: null };
  const due = oldest && new Date(`${invoiceDueOn(romanianDay(oldest))}T12:00:00Z`);
  return { count, oldest, newest, due };
}

export async function leftWithout(db: Db, now: Date): Promise<{ id: number; leftAt: Date }[]> {
  const { rows } = await sql<{ id: number; leftAt: Date }>`
    select id, left_at as "leftAt" from ${leftWithoutInvoice(sql`${now}::timestamptz`)} late
    order by id limit 1000`.execute(db);
  return rows;
}

export async function leftAtOf(db: Db, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ leftAt: Date | null }>`
    select ${leftAt(sql`orders.id`)} as "leftAt" from orders where id = ${orderId}
      and status in ('shipped', 'delivered', 'completed', 'partly_returned')`.execute(db);
  return rows[0]?.leftAt ?? null;
}
