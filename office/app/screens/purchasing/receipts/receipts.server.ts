import { data } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as calls from "@curat/contract/staff/receipts";
import type { ReceiptState } from "@curat/contract/staff/receipts.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { send } from "../../../components/form/send.server.ts";
import { supplierOptions } from "../../../components/suppliers/supplier-options.server.ts";
import type { ListState } from "../../../lists/list-address.ts";
import { loadList } from "../../../lists/list.server.ts";
import { apiOf, need } from "../../../session/api.server.ts";
import { leaveTo } from "../../../session/notices.server.ts";
import { requireRight, requireStaff } from "../../../session/staff.server.ts";
import { RECEIPTS } from "./receipts-shape.ts";
import { texts } from "./texts.ts";

const RIGHT = "purchasing:edit";

export const loadReceipts = ({ context, url }: LoaderFunctionArgs) =>
  loadList(context, url, {
    shape: RECEIPTS,
    right: RIGHT,
    read: (_, { filters }: ListState, page) =>
      need(context, calls.listGoodsReceipts, {
        // The cast is safe, because the list accepts only known values for this filter.
        query: { q: filters.q, state: filters.stare as ReceiptState | undefined, page: String(page) },
      }),
  });

/** Loads the active suppliers as options for a new receipt. `?furnizor=` preselects one. */
export async function loadNewReceipt({ context, url }: LoaderFunctionArgs) {
  await requireRight(context, RIGHT);
  return { suppliers: await supplierOptions(context), chosen: url.searchParams.get("furnizor") ?? "" };
}

export async function startReceipt({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const day = textOf(form, "document_on");
  const body = {
    supplierID: Number(textOf(form, "supplierID")),
    document_number: textOf(form, "document_number"),
    document_on: day === "" ? null : day,
  };
  const sent = await send(context, form, calls.createGoodsReceipt, { body });
  return sent.ok ? leaveTo(context, `/receptii/${sent.data.receiptID}`, texts.started) : sent.refusal;
}

/** Returns the goods receipt note (NIR) as a PDF. */
export async function openNir({ context, params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const file = await apiOf(context).file(calls.getReceiptPdf, { params: { id } });
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
