import type { RouterContextProvider } from "react-router";
import { cancelOrder } from "@curat/contract/account-orders";
import { apiOf } from "../../../session/api.server.ts";
import { goOn } from "../../../session/notices.server.ts";
import { texts } from "../../../components/order/texts.ts";

/** Cancels while the order may be (C-067); a refusal says why, and the page then shows the order as it stands. */
export async function cancel(context: Readonly<RouterContextProvider>, id: string) {
  const answer = await apiOf(context).call(cancelOrder, { params: { orderId: id } });
  const own = answer.ok && !answer.message ? [{ kind: "success" as const, text: texts.cancelled }] : [];
  return goOn(context, `/account/comenzi/${encodeURIComponent(id)}`, own);
}
