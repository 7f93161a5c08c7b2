import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getGuestOrder } from "@curat/contract/account-orders";
import { ORDER_ACCESS_MINUTES } from "@curat/contract/account-orders.values";
import { apiOf } from "../../session/api.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { PAGE } from "../../components/find-order/find-intent.ts";
import { storeAccess } from "../../session/order-access-cookie.server.ts";
import { texts } from "../../components/find-order/texts.ts";

/** Opens an order from an email's link, as if the guest had found it with the search form. */
export async function openByLink(
  context: Readonly<RouterContextProvider>,
  { randomid, access }: { randomid: string; access: string },
): Promise<never> {
  const answer = await apiOf(context).call(getGuestOrder, { params: { randomid }, body: { access } });
  if (!answer.ok && answer.status !== 403) throw data(null, { status: 503 });
  if (!answer.ok) return redirectWithNotices(context, PAGE, [{ kind: "error", text: texts.expired }]);
  storeAccess(context, { randomid, access, until: Date.now() + ORDER_ACCESS_MINUTES * 60_000 });
  return redirectWithNotices(context, PAGE);
}
