import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/stock-transfers";
import type { TransferState } from "@curat/contract/staff/stock-transfers.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { placeIn, placeOptions } from "../../../components/stock-places/place-options.server.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { requireRight, requireStaff } from "../../../session/staff.server.ts";
import { STOCK_TRANSFERS } from "./stock-transfers-shape.ts";
import { texts } from "./texts.ts";

const RIGHT = "purchasing:edit";

export const loadStockTransfers = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: STOCK_TRANSFERS,
    right: RIGHT,
    read: (_, { filters }: ListState, page) =>
      need(context, calls.listStockTransfers, {
        // The list's shape has validated the filter.
        query: { state: filters.stare as TransferState | undefined, page: String(page) },
      }),
  });

export async function loadNewStockTransfer({ context }: LoaderFunctionArgs) {
  await requireRight(context, RIGHT);
  return { places: await placeOptions(context) };
}

export async function startStockTransfer({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const sent = await send(context, form, calls.createStockTransfer, {
    body: { from: placeIn(form, "from"), to: placeIn(form, "to"), note: textOf(form, "note") },
  });
  if (!sent.ok) return sent.refusal;
  return leaveTo(context, `/transferuri/${sent.data.stock_transferID}`, texts.started);
}

/** Returns the transfer's slip as a PDF. */
export async function openSlip({ context, params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const file = await apiOf(context).file(calls.getStockTransferPdf, { params: { id } });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
