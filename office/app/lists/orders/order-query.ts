import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { DELIVERY_KINDS, ORDER_CHANNELS, ORDER_STAGES } from "@curat/contract/staff/orders.values";
import type { ListState } from "../list-address.ts";

export function orderFilterOf(filters: ListState["filters"]) {
  return {
    status: filters.stare,
    stage: ORDER_STAGES.find((stage) => stage === filters.etapa),
    payment_state: filters.incasare,
    payment: Object.values(PAYMENT_CODE).find((code) => code === filters.plata),
    delivery: DELIVERY_KINDS.find((kind) => kind === filters.livrare),
    channel: ORDER_CHANNELS.find((channel) => channel === filters.canal),
    from: filters.din,
    to: filters.pana,
    q: filters.q,
  };
}

/** Returns the query of an order list without its page. */
export function orderQueryOf({ filters, sort }: Pick<ListState, "filters" | "sort">) {
  const by = sort.by === "total" ? "total" : "number";
  return { ...orderFilterOf(filters), sort: `${sort.isDescending ? "-" : ""}${by}` as const };
}
