import { rhythmText } from "@curat/contract/recurring-orders.values";
import { listStaffRecurringOrders } from "@curat/contract/staff/recurring-orders";
import { dayCell } from "../../../lists/cells.ts";
import type { Queue } from "../../../lists/queue.server.ts";
import { need } from "../../../session/api.server.ts";
import { RECURRING_ORDERS } from "./recurring-orders-shape.ts";
import { texts } from "./texts.ts";

export const RECURRING_QUEUE: Queue<typeof listStaffRecurringOrders> = {
  shape: RECURRING_ORDERS,
  read: (context, { stare }, { q, page, per_page }) => {
    // The cast is safe, because the list accepts only known values for this filter.
    const state = stare as keyof typeof texts.states | undefined;
    return need(context, listStaffRecurringOrders, { query: { state, q, page, per_page } });
  },
  columns: [
    ["Client", (one) => one.name],
    ["Firmă", (one) => one.company],
    ["E-mail", (one) => one.email],
    ["Ritm", (one) => rhythmText({ everyWeeks: one.every_weeks, monthDay: one.month_day })],
    ["Următoarea", (one) => (one.state === "ended" ? null : dayCell(one.next_on))],
    ["Stare", (one) => texts.states[one.state]],
    ["Ultima livrare", (one) => one.last_draft && texts.drafts[one.last_draft.state]],
    ["Produse", (one) => one.lines_count],
  ],
};
