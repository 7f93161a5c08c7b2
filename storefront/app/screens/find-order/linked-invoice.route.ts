/** `/comanda/factura/…` returns an order's invoice to anyone with the link, such as a marketplace. */
import type { LoaderFunctionArgs } from "react-router";
import { streamInvoice } from "./invoice.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireOwnApi(context);
  return streamInvoice(context, { randomid: params.randomid ?? "", access: params.access ?? "" });
}
