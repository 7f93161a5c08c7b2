import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getGuestOrder } from "@curat/contract/account-orders";
import { apiOf } from "../../session/api.server.ts";
import { storedOrderKey } from "../../session/order-cookie.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { answerRefusedCancel } from "../../components/order/refused-cancel.ts";
import { toOrderPage } from "../../components/order/order-page.ts";
import { loadWithdrawalUse, loadGuestReturn } from "./guest-return.server.ts";
import { forgetAccess, storedAccess } from "../../session/order-access-cookie.server.ts";
import { texts } from "../../components/find-order/texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the order that the visitor found, or else the search form's data. Requires our own API. */
export async function loadFoundOrder(context: Context, url: URL) {
  const order = await readOrder(context);
  const [givingBack, withdrawalUse] = order
    ? await Promise.all([loadGuestReturn(context, order), loadWithdrawalUse(context)])
    : [null, undefined];
  return {
    head: { title: texts.title, robots: "noindex" },
    order: order && toOrderPage(order),
    givingBack,
    withdrawalUse,
    ...answerRefusedCancel(order, url),
    sent: storedOrderKey(context),
    notice: !order && sessionOf(context).cookies.guestOrder ? texts.expired : undefined,
  };
}
export type FindOrderData = Awaited<ReturnType<typeof loadFoundOrder>>;

async function readOrder(context: Context) {
  const stored = storedAccess(context);
  if (!stored) return undefined;
  const { randomid, access } = stored;
  const answer = await apiOf(context).call(getGuestOrder, { params: { randomid }, body: { access } });
  if (answer.ok) return answer.data;
  if (answer.status === 403) forgetAccess(context);
  else throw data(null, { status: 503 });
  return undefined;
}
