import { ORDER_STAGES } from "@curat/contract/staff/orders.values";
import type { ListState } from "../../lists/list-address.ts";

/** The list's filters as the API asks for them. */
export function orderFilterOf(filters: ListState["filters"]) {
  return {
    status: filters.stare,
    stage: ORDER_STAGES.find((stage) => stage === filters.etapa),
    payment_state: filters.incasare,
    from: filters.din,
    to: filters.pana,
    q: filters.q,
  };
}
