import { data } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { getPickListPdf } from "@curat/contract/staff/packing";
import { getManyLabels } from "@curat/contract/staff/shipments";
import { apiOf } from "../../session/api.server.ts";
import { requireStaff } from "../../session/staff.server.ts";
import { needChosen } from "./chosen-orders.server.ts";

export async function openLabels({ context, url }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const ids = await needChosen(context, url);
  return pdfOf(await apiOf(context).file(getManyLabels, { query: { ids } }), "etichete.pdf");
}

export async function openPickList({ context, url }: LoaderFunctionArgs): Promise<Response> {
  await requireStaff(context);
  const ids = await needChosen(context, url);
  return pdfOf(await apiOf(context).file(getPickListPdf, { query: { ids } }), "culegere.pdf");
}

/** Responds with the PDF inline, so that browsers display it for printing. */
function pdfOf(file: Response | undefined, name: string): Response {
  if (!file) throw data(null, { status: 404 });
  return new Response(file.body, {
    headers: { "content-type": "application/pdf", "content-disposition": `inline; filename="${name}"` },
  });
}
