import type { RouterContextProvider } from "react-router";
import { getInvoice } from "@curat/contract/invoices";
import { toInvoiceAnswer } from "../../../components/order/invoice-answer.server.ts";
import { apiOf } from "../../../session/api.server.ts";

export async function streamInvoice(context: Readonly<RouterContextProvider>, id: string): Promise<Response> {
  return toInvoiceAnswer(await apiOf(context).file(getInvoice, { params: { orderId: id } }));
}
