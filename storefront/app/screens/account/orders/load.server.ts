import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { listOrders } from "@curat/contract/account-orders";
import { apiOf } from "../../../session/api.server.ts";
import { redirectToLastPage } from "../../../navigation/missing-page.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { toSummary } from "../../../components/order/order-view.ts";
import { texts } from "./texts.ts";

export async function loadOrders(context: Readonly<RouterContextProvider>, url: URL) {
  const page = url.searchParams.get("page") ?? "1";
  const answer = await apiOf(context).call(listOrders, { query: { page } });
  const current = (answer.ok && answer.meta?.current_page) || 1;
  const last = (answer.ok && answer.meta?.last_page) || 1;
  redirectToLastPage(url, { name: "page", current, last });
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    sending: randomUUID(),
    orders: answer.ok ? answer.data.map(toSummary) : undefined,
    page: current,
    lastPage: last,
  };
}
