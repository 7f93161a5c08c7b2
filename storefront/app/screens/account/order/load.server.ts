import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getOrder } from "@curat/contract/account-orders";
import { cancelAsked } from "../../../components/order/cancel-asked.ts";
import { texts as orderTexts } from "../../../components/order/texts.ts";
import { apiOf } from "../../../session/api.server.ts";
import { texts as listTexts } from "../orders/texts.ts";
import { texts as accountTexts } from "../texts.ts";
import { toOrderPage } from "../../../components/order/order-page.ts";

interface Asked {
  context: Readonly<RouterContextProvider>;
  id: string;
  url: URL;
}

/** One order of the customer; another's is as unknown as none. Where it can not be had the page has what it was handed. */
export async function loadOrder({ context, id, url }: Asked) {
  const answer = await apiOf(context).call(getOrder, { params: { id } });
  if (!answer.ok && answer.status === 404) throw data(null, { status: 404 });
  const order = answer.ok ? toOrderPage(answer.data) : null;
  const title = order ? orderTexts.title(order.number) : listTexts.title;
  return data(
    {
      head: { title: accountTexts.titleOf(title), robots: "noindex" },
      order,
      ...cancelAsked(answer.ok ? answer.data : undefined, url),
    },
    { status: order ? 200 : 503 },
  );
}
