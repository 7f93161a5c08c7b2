/** The SQL that changes what an order holds; its row is locked by the caller. */
import type { Selectable } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { DB } from "../../../db/tables.ts";
import { lineRow, type NewOrderLine, type Order, toLine } from "../orders.store.ts";

/** The lines with the bundles that they were bought in, in their order. */
export async function loadOrderLines(db: Db, orderId: number): Promise<NewOrderLine[]> {
  const rows = await db
    .selectFrom("order_line")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return rows.map((row: Selectable<DB["order_line"]>) => ({ ...toLine(row), bundleId: row.bundle_id }));
}

/** Writes all that a change may make another, and the lines in place of those before. */
export async function rewriteOrder(tx: Tx, order: Order, lines: readonly NewOrderLine[]): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      customer_type: order.customerType,
      first_name: order.firstName,
      last_name: order.lastName,
      email: order.email,
      phone: order.phone,
      delivery_county: order.deliveryCounty,
      delivery_county_code: order.deliveryCountyCode,
      delivery_city: order.deliveryCity,
      delivery_street: order.deliveryStreet,
      delivery_postcode: order.deliveryPostcode,
      invoice_county: order.invoiceCounty,
      invoice_county_code: order.invoiceCountyCode,
      invoice_city: order.invoiceCity,
      invoice_street: order.invoiceStreet,
      invoice_postcode: order.invoicePostcode,
      company: order.company && JSON.stringify(order.company),
      locker: order.locker && JSON.stringify(order.locker),
      delivery_code: order.deliveryCode,
      delivery_name: order.deliveryName,
      delivery_bani: order.deliveryBani,
      payment_code: order.paymentCode,
      payment_name: order.paymentName,
      payment_state: order.paymentState,
      products_bani: order.productsBani,
      charges_bani: order.chargesBani,
      discount_bani: order.discountBani,
      voucher_code: order.voucherCode,
      total_bani: order.totalBani,
      vat_bani: order.vatBani,
      rest_bani: order.restBani,
      release_at: order.releaseAt,
      // Who waits for a transfer anew is reminded anew.
      release_told_at: null,
    })
    .where("id", "=", order.id)
    .execute();
  await tx.deleteFrom("order_line").where("order_id", "=", order.id).execute();
  const rows = lines.map((line, position) => ({ order_id: order.id, position, ...lineRow(line) }));
  await tx.insertInto("order_line").values(rows).execute();
}
