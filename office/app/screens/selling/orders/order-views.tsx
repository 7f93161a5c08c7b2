import { useRouteLoaderData } from "react-router";
import { ORDER_STAGES } from "@curat/contract/staff/orders.values";
import type { FrameData } from "../../../layout/load-frame.server.ts";
import { LinkTabs } from "../../../components/page/link-tabs.tsx";
import { listAddress, withFilter } from "../../../lists/list-address.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { ORDERS } from "../../../lists/orders/orders-shape.ts";
import { texts } from "../../../lists/orders/texts.ts";

/** Tabs for pending work, each with a single filter. */
export function OrderViews({ state }: { state: ListState }) {
  const frame = useRouteLoaderData<FrameData>("layout/office.route");
  const bare = { ...state, filters: {}, page: 1 };
  const isAll = Object.keys(state.filters).length === 0;
  const stages = ORDER_STAGES.map((stage) => ({
    to: listAddress(ORDERS, withFilter(bare, "etapa", stage)),
    text: texts.stages[stage],
    current: state.filters.etapa === stage ? ("true" as const) : undefined,
    count: frame?.orderStages[stage],
  }));
  const all = {
    to: listAddress(ORDERS, bare),
    text: "Toate",
    current: isAll ? ("true" as const) : undefined,
  };
  return <LinkTabs label="Etapele comenzilor" tabs={[all, ...stages]} />;
}
