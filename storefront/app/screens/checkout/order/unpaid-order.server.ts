/**
 * This visitor's order that awaits card payment. Visitors who return from the processor's page have no cart
 * any more, so the page shows this order.
 */
import type { RouterContextProvider } from "react-router";
import { getPayment } from "@curat/contract/payments";
import { clockTime } from "@curat/ui/date/clock-time.ts";
import { apiOf } from "../../../session/api.server.ts";
import { storedUnpaidOrder } from "../../../session/order-cookie.server.ts";
import { scopeContext } from "../../../storefront-context.ts";

export interface UnpaidOrder {
  number: string;
  /** Address of the order's payment page. */
  url: string;
  /** Time until which the stock is reserved, in Romanian time; "" if unknown. */
  until: string;
}

/** Returns the unpaid order; undefined if there is none, or if it was paid or abandoned. */
export async function findUnpaidOrder(
  context: Readonly<RouterContextProvider>,
): Promise<UnpaidOrder | undefined> {
  const randomid = storedUnpaidOrder(context);
  const { hasOwnApi } = context.get(scopeContext).options;
  if (!hasOwnApi || randomid === undefined) return undefined;
  const answer = await apiOf(context).call(getPayment, { params: { randomid } });
  if (!answer.ok || !answer.data.canRetry) return undefined;
  const { number, pay_until } = answer.data;
  return { number, url: `/plata/${encodeURIComponent(randomid)}`, until: clockTime(pay_until) };
}
