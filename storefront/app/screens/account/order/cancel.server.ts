import type { RouterContextProvider } from "react-router";
import { cancelOrder } from "@curat/contract/account-orders";
import { submit } from "../../../components/form/submit.server.ts";
import { texts } from "../../../components/order/texts.ts";

export function cancel(context: Readonly<RouterContextProvider>, id: string) {
  return submit(context, cancelOrder, {
    params: { orderId: id },
    done: { to: `/account/comenzi/${encodeURIComponent(id)}`, say: texts.cancelled },
  });
}
