import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/purchase-orders";
import type { PurchaseOrderList } from "@curat/contract/staff/purchase-orders.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { supplierOptions } from "../../../components/suppliers/supplier-options.server.ts";
import { romanianToday } from "../../../components/time/day.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { requireRight, requireStaff } from "../../../session/staff.server.ts";
import { PURCHASE_ORDERS } from "./purchase-orders-shape.ts";
import { texts } from "./texts.ts";

const RIGHT = "purchasing:edit";

export const loadPurchaseOrders = async ({ context, url }: LoaderFunctionArgs) => ({
  today: romanianToday(new Date()),
  ...(await loadList(context, url, {
    shape: PURCHASE_ORDERS,
    right: RIGHT,
    read: (_, { filters }: ListState, page) =>
      need(context, calls.listPurchaseOrders, {
        // The cast is safe, because the list accepts only known values for this filter.
        query: { q: filters.q, state: filters.stare as PurchaseOrderList | undefined, page: String(page) },
      }),
  })),
});

/** Loads the active suppliers as options. `?furnizor=` preselects one. */
export async function loadNewPurchaseOrder({ context, url }: LoaderFunctionArgs) {
  await requireRight(context, RIGHT);
  return { suppliers: await supplierOptions(context), chosen: url.searchParams.get("furnizor") ?? "" };
}

export async function startPurchaseOrder({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = { supplierID: Number(textOf(form, "supplierID")) };
  const sent = await send(context, form, calls.createPurchaseOrder, { body });
  if (!sent.ok) return sent.refusal;
  return leaveTo(context, `/comenzi-furnizori/${sent.data.purchase_orderID}`, texts.started);
}

export async function openPurchaseOrderPdf({
  context,
  params: { id = "" },
}: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const file = await apiOf(context).file(calls.getPurchaseOrderPdf, { params: { id } });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
