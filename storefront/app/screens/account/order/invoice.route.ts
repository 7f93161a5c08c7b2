/** `/account/comenzi/{id}/factura` returns the invoice as a PDF. */
import type { LoaderFunctionArgs } from "react-router";
import { streamInvoice } from "./invoice.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return streamInvoice(context, params.id ?? "");
}
