/** `/comanda/factura`: the invoice of the order that a guest found. */
import type { LoaderFunctionArgs } from "react-router";
import { streamFoundInvoice } from "./invoice.server.ts";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return streamFoundInvoice(context);
}
