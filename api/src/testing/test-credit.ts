import { PRODUCT } from "./test-catalogue.ts";
import { loginAs, type LoggedIn } from "./test-customers.ts";
import { daysBefore } from "./test-days.ts";
import { aCompanyBody, anOrder, moveTo, type PlacedOrder } from "./test-orders.ts";
import type { TestShop } from "./test-shop.ts";

const ON_TERMS = 5;
export const CUI = "14399840";

/** Grants the company of `aCompany` payment terms of 30 days. Returns an account that may use them. */
export async function aTermsBuyer(shop: TestShop, limitBani = 100_000_00): Promise<LoggedIn> {
  const buyer = await loginAs(shop);
  await shop.query("insert into company_credit values ($1, 30, $2, 10, '')", [CUI, limitBani]);
  await shop.query("insert into company_credit_buyer values ($1, $2)", [CUI, buyer.id]);
  return buyer;
}

/** Places an order on terms. The towels cost 45 lei each, plus delivery. */
export async function aTermOrder(shop: TestShop, buyer: LoggedIn, towels = 1): Promise<PlacedOrder> {
  const { body } = await buyer.post(`/cart/add/${PRODUCT.towels}`, { qty: towels });
  return anOrder(shop, {
    cart: body.data.qcartid,
    body: aCompanyBody({ payment: { paymentid: ON_TERMS } }),
    customer: buyer,
  });
}

/** Ships an order on terms and issues its invoice, dated `daysAgo` days before today. */
export async function invoiced(shop: TestShop, order: PlacedOrder, daysAgo = 0): Promise<PlacedOrder> {
  await moveTo(shop, order, "confirmed", "preparing", "shipped");
  await shop.staff.post(`/staff/orders/${order.id}/invoice`, {});
  await shop.query(`update invoice set issued_at = ${daysBefore("issued_at", "$2")} where order_id = $1`, [
    order.id,
    daysAgo,
  ]);
  return order;
}
