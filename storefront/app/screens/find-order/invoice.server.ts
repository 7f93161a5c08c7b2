import type { RouterContextProvider } from "react-router";
import { getOrderInvoice } from "@curat/contract/invoices";
import { apiOf } from "../../session/api.server.ts";
import { toInvoiceAnswer } from "../../components/order/invoice-answer.server.ts";
import { storedAccess } from "../../session/order-access-cookie.server.ts";

/**
 * Streams the invoice to the visitor who found the order. Returns 404 for other visitors and for orders without an
 * invoice.
 */
export async function streamFoundInvoice(context: Readonly<RouterContextProvider>): Promise<Response> {
  const stored = storedAccess(context);
  if (!stored) return toInvoiceAnswer(undefined);
  const { randomid, access } = stored;
  return streamInvoice(context, { randomid, access });
}

/** Streams an order's invoice to anyone with its access token. Returns 404 for a wrong or expired token. */
export async function streamInvoice(
  context: Readonly<RouterContextProvider>,
  params: { randomid: string; access: string },
): Promise<Response> {
  return toInvoiceAnswer(await apiOf(context).file(getOrderInvoice, { params }));
}
