import { toLei } from "@curat/contract/lei.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Actor } from "../../platform/changes/index.ts";
import { recordOrderChange } from "./order-changes.ts";
import { isPickup } from "./orders.rules.ts";
import type { StoredLine } from "./order-lines.rules.ts";
import type { Order } from "./orders.store.ts";

/** Returns when goods last shipped or were collected, and when a card payment arrived. */
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

/** Recalculates VAT at the rates on the day of supply; amounts with VAT are unchanged. */
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
