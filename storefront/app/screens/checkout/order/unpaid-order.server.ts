/** Finds this visitor's unpaid card order. Visitors who leave the payment page have no cart any more. */
import type { RouterContextProvider } from "react-router";
import { getPayment } from "@curat/contract/payments";
import { clockTime } from "@curat/ui/date/clock-time.ts";
import { apiOf } from "../../../session/api.server.ts";
import { storedUnpaidOrder } from "../../../session/order-cookie.server.ts";
import { scopeContext } from "../../../storefront-context.ts";

export interface UnpaidOrder {
  number: string;
  url: string;
  /** Time when the stock reservation ends, in Romania, or "". */
  until: string;
}

/** Returns the unpaid order, or undefined if it is missing, paid or abandoned. */
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
