import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getEInvoice, getProforma, getStaffInvoice } from "@curat/contract/staff/invoices";
import { getParcelLabel } from "@curat/contract/staff/parcels";
import { getAwbLabel } from "@curat/contract/staff/shipments";
import { apiOf } from "../../../session/api.server.ts";
import { requireStaff } from "../../../session/staff.server.ts";

export async function openLabel({ context, params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  return paper(await apiOf(context).file(getAwbLabel, { params: { id } }));
}

export async function openParcelLabel({
  context,
  params: { id = "", parcel: parcelId = "" },
}: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  return paper(await apiOf(context).file(getParcelLabel, { params: { id, parcelId } }));
}

export async function openInvoice({
  context,
  params: { id = "", invoice: invoiceId = "" },
}: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  return paper(await apiOf(context).file(getStaffInvoice, { params: { id, invoiceId } }));
}

/** Returns the proforma invoice for a bank transfer. */
export async function openProforma({ context, params: { id = "" } }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  return paper(await apiOf(context).file(getProforma, { params: { id } }));
}

/** Returns an invoice or storno as e-Factura XML. */
export async function openEInvoice({
  context,
  params: { id = "", invoice: invoiceId = "" },
}: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const answer = await apiOf(context).call(getEInvoice, { params: { id, invoiceId } });
  if (!answer.ok) throw data(null, { status: answer.status });
  const { file_name, xml } = answer.data;
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "content-disposition": `attachment; filename="${file_name}"`,
    },
  });
}

function paper(file: Response | undefined): Response {
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": file.headers.get("content-disposition") ?? "inline",
    },
  });
}
