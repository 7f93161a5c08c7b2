/**
 * Finds this visitor's unpaid card order. Its cart is gone, so visitors who left the payment page would
 * otherwise see an empty checkout.
 */
import type { RouterContextProvider } from "react-router";
import { getPayment } from "@curat/contract/payments";
import { clockTime } from "@curat/ui/date/clock-time.ts";
import { apiOf } from "../../../session/api.server.ts";
import { storedUnpaidOrder } from "../../../session/order-cookie.server.ts";
import { scopeContext } from "../../../storefront-context.ts";

export interface UnpaidOrder {
  number: string;
  url: string;
  /** Time of day in Romania at which the stock reservation ends, or "". */
  until: string;
}

/** Returns the unpaid order, or undefined if there is none, it was paid or can no longer be paid. */
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
