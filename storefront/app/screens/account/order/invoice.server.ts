import type { RouterContextProvider } from "react-router";
import { INVOICE_PATH } from "@curat/contract/invoices.values";
import { toInvoiceAnswer } from "../../../components/order/invoice-answer.server.ts";
import { apiOf } from "../../../session/api.server.ts";

/** The invoice of the customer's own order. */
export async function streamInvoice(context: Readonly<RouterContextProvider>, id: string): Promise<Response> {
  return toInvoiceAnswer(await apiOf(context).file(INVOICE_PATH, { orderId: id }));
}
