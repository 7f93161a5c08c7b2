import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { apiOf } from "../../../session/api.server.ts";

/** Passes the invoice on as the API gives it (decisions: Invoice); 404 when there is none. */
export async function streamInvoice(context: Readonly<RouterContextProvider>, id: string): Promise<Response> {
  const file = await apiOf(context).file("/user/orders/{orderId}/invoice", { orderId: id });
  if (!file) throw data(null, { status: 404 });
  const headers = new Headers({
    "content-type": "application/pdf",
    "content-disposition": file.headers.get("content-disposition") ?? 'attachment; filename="factura.pdf"',
    "cache-control": "private, no-store",
  });
  return new Response(file.body, { headers });
}
