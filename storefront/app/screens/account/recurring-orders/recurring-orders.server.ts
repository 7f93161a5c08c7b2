import type { RouterContextProvider } from "react-router";
import { listOwnRecurringOrders, moveOwnRecurringOrder } from "@curat/contract/recurring-orders";
import type { OwnRecurringOrder } from "@curat/contract/recurring-orders";
import { RECURRING_STATES, rhythmText } from "@curat/contract/recurring-orders.values";
import { longDate } from "@curat/ui/date/long-date.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { submit } from "../../../components/form/submit.server.ts";
import { apiOf } from "../../../session/api.server.ts";
import { entryDialogOf } from "../entry-dialog.ts";
import { RECURRING_PAGE } from "./page.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the customer's recurring orders, and the one whose ending is being confirmed. */
export async function loadRecurringOrders(context: Context, url: URL) {
  const answer = await apiOf(context).call(listOwnRecurringOrders);
  const orders = answer.ok ? answer.data.map(toView) : undefined;
  const requested = entryDialogOf(url);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    orders,
    ending: requested?.kind === "delete" ? orders?.find(({ id }) => id === requested.id) : undefined,
  };
}
export type RecurringOrdersData = Awaited<ReturnType<typeof loadRecurringOrders>>;

function toView(order: OwnRecurringOrder) {
  const { id, state, lines, link, every_weeks: everyWeeks, month_day: monthDay } = order;
  return {
    id,
    state,
    lines,
    draft: link === null ? null : `/comanda-recurenta/${link}`,
    rhythm: rhythmText({ everyWeeks, monthDay }),
    next: longDate(order.next_on),
  };
}

/** Pauses, resumes or ends a recurring order. A notice explains a refusal. */
export async function moveRecurringOrder({ request, context }: { request: Request; context: Context }) {
  const form = await request.formData();
  const state = RECURRING_STATES.find((one) => one === textOf(form, "intent")) ?? "paused";
  const params = { id: textOf(form, "id") };
  return submit(context, moveOwnRecurringOrder, { params, body: { state }, done: { to: RECURRING_PAGE } });
}
