import type { RouterContextProvider } from "react-router";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { OrderResult } from "@curat/contract/orders";
import { getPayment } from "@curat/contract/payments";
import type { PaymentStatus } from "@curat/contract/payments";
import { apiOf } from "../../session/api.server.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { storedOrder, storedOrderKey } from "../../session/order-cookie.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { texts } from "./texts.ts";

/** Returns the order stored in the cookie, which covers reloads and browsers without JavaScript. */
export async function loadOrderSent(context: Readonly<RouterContextProvider>) {
  const { shared, options } = context.get(scopeContext);
  const [settings, customer] = await Promise.all([shared.settings(), findCustomer(context)]);
  const stored = storedOrder(context) ?? null;
  const isByCard = stored?.paymentcode === PAYMENT_CODE.card && options.hasOwnApi;
  const isByTransfer = stored?.paymentcode === PAYMENT_CODE.bankTransfer && options.hasOwnApi;
  const payment = isByCard || isByTransfer ? await findPayment(context, stored) : undefined;
  const offersAccount = customer === undefined && settings?.flags?.accounts !== false;
  // An order that is too large for the cookie is stored without a name. No account can be created from it.
  const canRegister = offersAccount && options.hasOwnApi && stored?.firstname && stored.lastname;
  return {
    head: { title: texts.title, robots: "noindex" },
    order: stored && payment ? withPayment(stored, payment) : stored,
    transferDays: payment?.transfer_days ?? null,
    paymentUrl: isByCard ? `/plata/${encodeURIComponent(stored.randomid)}` : null,
    seller: settings?.INVOICE ?? null,
    isClient: customer !== undefined,
    canFind: options.hasOwnApi,
    offersAccount,
    accountEmail: canRegister ? storedOrderKey(context).email : "",
  };
}

async function findPayment(
  context: Readonly<RouterContextProvider>,
  { randomid }: OrderResult,
): Promise<PaymentStatus | undefined> {
  const answer = await apiOf(context).call(getPayment, { params: { randomid } });
  return answer.ok ? answer.data : undefined;
}

function withPayment({ total_vat: sentVat, ...order }: OrderResult, payment: PaymentStatus): OrderResult {
  const { status_label, paymentCode: paymentcode, paymentName, total, handling_charge } = payment;
  const charge = handling_charge === undefined ? {} : { handling_charge };
  // The VAT stored in the cookie is correct only if the total has not changed.
  const { total_vat = total === order.total ? sentVat : undefined } = payment;
  const vat = total_vat === undefined ? {} : { total_vat };
  return { ...order, status_label, paymentcode, payment: paymentName, total, ...charge, ...vat };
}

export type OrderSentData = Awaited<ReturnType<typeof loadOrderSent>>;
