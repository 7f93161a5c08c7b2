import { sql } from "kysely";
import { anyOf, type Db } from "../../../db/database.ts";

export interface OrderParty {
  orderId: number;
  orderNumber: number;
  customerId: number | null;
  buyerName: string;
  /** Digits of the company's CUI; empty for an individual. */
  cui: string;
  paymentName: string;
  invoiceId: number | null;
  series: string;
  number: number;
}

/** Returns buyers and latest invoices, keyed by order id. */
export async function loadOrderParties(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, OrderParty>> {
  const { rows } = await sql<OrderParty>`
    select o.order_id as "orderId", o.number as "orderNumber", o.customer_id as "customerId",
      coalesce(nullif(p.company_name, ''), o.buyer_name) as "buyerName", coalesce(c.cui, '') as cui,
      o.payment_name as "paymentName", i.invoice_id as "invoiceId", coalesce(i.series, '') as series, coalesce(i.number, 0) as number
    from order_facts o join order_payer p on p.order_id = o.order_id
    left join order_company c on c.order_id = o.order_id
    left join lateral (
      select r.invoice_id, r.series, r.number from order_document r
      where r.order_id = o.order_id and r.kind = 'invoice' order by r.invoice_id desc limit 1
    ) i on true
    where o.order_id = ${anyOf(orderIds)}`.execute(db);
  return new Map(rows.map((row) => [row.orderId, row]));
}
