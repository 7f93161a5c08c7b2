import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getPayment } from "@curat/contract/payments";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { clockTime } from "@curat/ui/date/clock-time.ts";
import { apiOf } from "../../session/api.server.ts";
import { storedOrder } from "../../session/order-cookie.server.ts";
import { texts } from "../../components/payment/texts.ts";

const MAX_REFRESHES = 12;

/**
 * Returns the state of an order's payment. Throws the API's status if it cannot be read, such as 404 for an unknown
 * order.
 */
export async function loadPayment(context: Readonly<RouterContextProvider>, randomId: string, url: URL) {
  const answer = await apiOf(context).call(getPayment, { params: { randomid: randomId } });
  if (!answer.ok) throw data(null, { status: answer.status });
  const payment = answer.data;
  const isPending = payment.state === "pending" || payment.state === "processing";
  return {
    head: { title: texts.title, robots: "noindex" },
    randomId,
    payment,
    /** Time of day in Romania at which the stock reservation ends, or "" if no card payment is pending. */
    payUntil: clockTime(payment.pay_until),
    isWaiting: isPending && payment.paymentCode === PAYMENT_CODE.card,
    refresh: nextRefresh(url),
    // Only the browser in which the order was placed has its cookie. Other visitors must search for the
    // order.
    orderUrl: storedOrder(context)?.randomid === randomId ? "/thank-you.html" : "/comanda",
  };
}

export type PaymentData = Awaited<ReturnType<typeof loadPayment>>;

/** Returns the URL that refreshes the page without JavaScript, or null after two minutes. */
function nextRefresh({ pathname, searchParams }: URL): string | null {
  const done = Number(searchParams.get("incercare") ?? (searchParams.has("orderId") ? 0 : MAX_REFRESHES));
  return done >= 0 && done < MAX_REFRESHES ? `${pathname}?incercare=${done + 1}` : null;
}
