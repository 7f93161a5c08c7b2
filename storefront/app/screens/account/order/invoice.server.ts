import type { RouterContextProvider } from "react-router";
import { INVOICE_PATH } from "@curat/contract/invoices.values";
import { apiOf } from "../../../session/api.server.ts";
import { texts } from "./texts.ts";

/** The invoice of the customer's own order. */
export async function streamInvoice(context: Readonly<RouterContextProvider>, id: string): Promise<Response> {
  return toInvoiceAnswer(await apiOf(context).file(INVOICE_PATH, { orderId: id }));
}

/** Passes the invoice on as the API gives it (decisions: Invoice); 404 when there is none. */
export function toInvoiceAnswer(file: Response | undefined): Response {
  if (!file) return new Response(texts.noInvoice, { status: 404 });
  const headers = new Headers({
    "content-type": "application/pdf",
    "content-disposition": file.headers.get("content-disposition") ?? 'attachment; filename="factura.pdf"',
    "cache-control": "private, no-store",
  });
  return new Response(file.body, { headers });
}
