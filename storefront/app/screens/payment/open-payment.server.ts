import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getGuestOrder } from "@curat/contract/account-orders";
import { apiOf } from "../../session/api.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { texts as findOrderTexts } from "../../components/find-order/texts.ts";

export async function openPayment(
  context: Readonly<RouterContextProvider>,
  { randomid, access }: { randomid: string; access: string },
): Promise<never> {
  const answer = await apiOf(context).call(getGuestOrder, { params: { randomid }, body: { access } });
  if (answer.ok) return redirectWithNotices(context, `/plata/${encodeURIComponent(randomid)}`);
  if (answer.status !== 403) throw data(null, { status: 503 });
  return redirectWithNotices(context, "/comanda", [{ kind: "error", text: findOrderTexts.expired }]);
}
