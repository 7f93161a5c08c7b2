import type { RouterContextProvider } from "react-router";
import { listReturnable, listReturnReasons, listReturns } from "@curat/contract/returns";
import type { ReturnRow } from "@curat/contract/returns";
import { longDate } from "@curat/ui/date/long-date.ts";
import { toReasonOptions, toReturnableView } from "../../../components/returns/returnable.ts";
import { apiOf } from "../../../session/api.server.ts";
import { requireCustomer } from "../../../session/guards.server.ts";
import { redirectToLastPage } from "../../../navigation/missing-page.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { returnStatusVariant } from "./return-status.ts";
import { texts } from "../../../components/returns/texts.ts";

/** Returns the customer's returns and returnable orders, each paginated separately (C-068). */
export async function loadReturns(context: Readonly<RouterContextProvider>, url: URL) {
  const api = apiOf(context);
  const { searchParams } = url;
  const { fullname, email, phone } = await requireCustomer(context);
  const pages = { returns: searchParams.get("page") ?? "1", orders: searchParams.get("orders") ?? "1" };
  const [returns, orders, reasons] = await Promise.all([
    api.call(listReturns, { query: { page: pages.returns } }),
    api.call(listReturnable, { query: { page: pages.orders } }),
    api.call(listReturnReasons),
  ]);
  redirectToLastPage(url, { name: "page", ...pagesOf(returns) });
  redirectToLastPage(url, { name: "orders", ...pagesOf(orders) });
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    person: { fullname, email, phone },
    returns: returns.ok ? returns.data.map(toReturn) : undefined,
    returnPages: pagesOf(returns),
    orders: orders.ok ? orders.data.map(toReturnableView) : undefined,
    orderPages: pagesOf(orders),
    reasons: reasons.ok ? toReasonOptions(reasons.data) : [],
  };
}
export type ReturnsData = Awaited<ReturnType<typeof loadReturns>>;

function pagesOf(answer: { ok: boolean; meta?: { current_page: number; last_page: number } }) {
  return { current: answer.meta?.current_page ?? 1, last: answer.meta?.last_page ?? 1 };
}

/** Converts a return for the page. Fields that an external provider omits become empty. */
function toReturn(request: ReturnRow) {
  return {
    id: request.id,
    number: request.number ?? String(request.id),
    order: request.order_number ?? "",
    orderId: request.order_randomID ?? "",
    date: longDate(request.created_at ?? ""),
    status: request.status,
    statusVariant: returnStatusVariant(request.status_code),
    rejection: request.rejection ?? "",
    transport: request.transport ?? null,
    products: request.products ?? [],
  };
}
export type ReturnView = ReturnType<typeof toReturn>;
