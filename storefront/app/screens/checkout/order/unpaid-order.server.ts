/** The order of this visitor that still waits for its card: who comes back from the processor's page finds no cart, but this. */
import type { RouterContextProvider } from "react-router";
import { getPayment } from "@curat/contract/payments";
import { clockTime } from "@curat/ui/date/clock-time.ts";
import { apiOf } from "../../../session/api.server.ts";
import { storedUnpaidOrder } from "../../../session/order-cookie.server.ts";
import { scopeContext } from "../../../storefront-context.ts";

export interface UnpaidOrder {
  number: string;
  /** Where it is paid. */
  url: string;
  /** Until when it keeps its goods, by the clock of Romania; "" where nobody says. */
  until: string;
}

/** Undefined where there is none, or it has been paid or given up since. */
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
