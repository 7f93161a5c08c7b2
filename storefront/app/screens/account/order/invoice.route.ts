/** `/account/comenzi/{id}/factura`: the invoice's PDF. */
import type { LoaderFunctionArgs } from "react-router";
import { streamInvoice } from "./invoice.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return streamInvoice(context, params.id ?? "");
}
