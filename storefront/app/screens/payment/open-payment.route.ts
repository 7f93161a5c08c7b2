/** `/plata/deschide/…`: the mailed link to pay an order; it goes on to an address without the pass. */
import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getGuestOrder } from "@curat/contract/account-orders";
import { ACCESS_EXPIRED_TEXT } from "@curat/contract/account-orders.values";
import { apiOf } from "../../session/api.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";

export async function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  const { randomid = "", access = "" } = params;
  const answer = await apiOf(context).call(getGuestOrder, { params: { randomid }, body: { access } });
  if (answer.ok) return redirectWithNotices(context, `/plata/${encodeURIComponent(randomid)}`);
  if (answer.status !== 403) throw data(null, { status: 503 });
  return redirectWithNotices(context, "/comanda", [{ kind: "error", text: ACCESS_EXPIRED_TEXT }]);
}
