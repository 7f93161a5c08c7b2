/** Runs batch operations on orders. Each operation has a page with its results. */
import { data } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { makeManyAwbs, moveManyOrders } from "@curat/contract/staff/order-bulk";
import { press } from "../../../components/form/send.server.ts";
import { actionOf, selectionOf } from "../../../lists/selection/selection.ts";
import type { BulkAction } from "../../../lists/selection/selection.ts";
import { texts as selectionTexts } from "../../../lists/selection/texts.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import type { Context } from "../../../session/session.server.ts";
import { mayDo } from "../../../session/staff.server.ts";
import { orderFilterOf } from "../../../lists/orders/order-query.ts";
import { ORDERS } from "../../../lists/orders/orders-shape.ts";

/** Returns the operations that the staff member may run on selected orders. */
export async function orderActions(context: Context): Promise<BulkAction[]> {
  const may = await mayDo(context);
  const actions: (BulkAction | false)[] = [
    may("orders:move") && { name: "confirmed", text: "Confirmă" },
    may("shipments:edit") && { name: "awb", text: "Creează AWB" },
    may("shipments:view") && {
      name: "labels",
      text: "Etichete PDF",
      to: "/comenzi/etichete.pdf",
      method: "get",
      isFile: true,
    },
    { name: "pick", text: "Listă de culegere", to: "/comenzi/culegere", method: "get" },
    may("orders:pack") && { name: "pack", text: "Împachetează", to: "/impachetare", method: "get" },
    may("orders:pack") && { name: "shipped", text: "Predă curierului" },
  ];
  return actions.filter((action) => action !== false);
}

export async function actOnOrders({ request, context, url }: ActionFunctionArgs): Promise<never> {
  const form = await request.formData();
  const selection = selectionOf(form, ORDERS);
  const act = actionOf(form);
  const to = `/comenzi${url.search}`;
  if ("isGone" in selection) return leaveTo(context, "/comenzi", selectionTexts.listChanged, "error");
  if ("ids" in selection && selection.ids.length === 0)
    return leaveTo(context, to, "Alege cel puțin o comandă.", "error");
  const chosen = "ids" in selection ? selection : { filter: orderFilterOf(selection.whole) };
  const next = ({ id }: { id: number }) => `/comenzi/in-grup/${id}`;
  if (act === "awb") return press(context, makeManyAwbs, { body: chosen }, { to, next });
  if (act !== "confirmed" && act !== "shipped") throw data(null, { status: 404 });
  return press(context, moveManyOrders, { body: { ...chosen, status: act } }, { to, next });
}
