/** `/comanda/factura` returns the invoice of a guest's order. */
import type { LoaderFunctionArgs } from "react-router";
import { streamFoundInvoice } from "./invoice.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  requireOwnApi(context);
  return streamFoundInvoice(context);
}
