import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getOrder } from "@curat/contract/account-orders";
import { apiOf } from "../../../session/api.server.ts";
import { texts as accountTexts } from "../texts.ts";
import { toOrderPage } from "./order-page.ts";
import { texts } from "./texts.ts";

interface Asked {
  context: Readonly<RouterContextProvider>;
  id: string;
  url: URL;
}

/** One order of the customer; another's is as unknown as none. */
export async function loadOrder({ context, id, url }: Asked) {
  const answer = await apiOf(context).call(getOrder, { params: { id } });
  if (!answer.ok) throw data(null, { status: answer.status === 404 ? 404 : 503 });
  const order = toOrderPage(answer.data);
  return {
    head: { title: accountTexts.titleOf(texts.title(order.number)), robots: "noindex" },
    order,
    isCancelling: order.canCancel && url.searchParams.has("cancel"),
  };
}
