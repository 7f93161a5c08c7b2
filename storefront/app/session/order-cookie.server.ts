/**
 * Stores the placed order in an encrypted cookie for 30 minutes (decisions/0020: Small conflicts). A second cookie
 * stores the id of an order awaiting card payment for 60 minutes.
 */
import type { RouterContextProvider } from "react-router";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { OrderResult } from "@curat/contract/orders";
import { scopeContext } from "../storefront-context.ts";
import { COOKIES } from "./cookies.ts";
import { MAX_SEALED_CHARACTERS, seal, unseal } from "./sealed.server.ts";
import { sessionOf } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;

const PURPOSE = "curat: order cookie";
const UNPAID_PURPOSE = "curat: unpaid order cookie";

interface Stored {
  order: OrderResult;
  /** Email address of the order request. The response does not contain it. */
  email: string;
  until: number;
}

interface Unpaid {
  randomId: string;
  until: number;
}

/** Stores the order. Omits personal data if they do not fit into a cookie. */
export function storeOrder(context: Context, order: OrderResult, email: string): void {
  const { sealKey } = context.get(scopeContext).options;
  const until = Date.now() + COOKIES.order.maxAgeSeconds * 1000;
  const sealed = [order, withoutPerson(order)]
    .map((stored) => seal({ order: stored, email, until } satisfies Stored, { sealKey, purpose: PURPOSE }))
    .find((text) => text.length <= MAX_SEALED_CHARACTERS);
  const session = sessionOf(context);
  session.set("order", sealed);
  session.set("unpaid", order.paymentcode === PAYMENT_CODE.card ? sealedUnpaid(context, order) : undefined);
}

function sealedUnpaid(context: Context, { randomid: randomId }: OrderResult): string {
  const { sealKey } = context.get(scopeContext).options;
  const until = Date.now() + COOKIES.unpaid.maxAgeSeconds * 1000;
  return seal({ randomId, until } satisfies Unpaid, { sealKey, purpose: UNPAID_PURPOSE });
}

/**
 * Returns the random id of a card order that this visitor placed in the last 60 minutes. It may have been
 * paid since.
 */
export function storedUnpaidOrder(context: Context): string | undefined {
  const { unpaid: cookie } = sessionOf(context).cookies;
  const { sealKey } = context.get(scopeContext).options;
  const found = cookie ? unseal<Unpaid>(cookie, { sealKey, purpose: UNPAID_PURPOSE }) : undefined;
  return found && found.until > Date.now() ? found.randomId : undefined;
}

/**
 * Returns the order that this visitor placed in the last 30 minutes. Undefined if there is none or the cookie
 * is forged.
 */
export function storedOrder(context: Context): OrderResult | undefined {
  return stored(context)?.order;
}

export function storedOrderKey(context: Context): { number: string; email: string } {
  const { order, email = "" } = stored(context) ?? {};
  return { number: order?.number ?? "", email };
}

function stored(context: Context): Stored | undefined {
  const { order: cookie } = sessionOf(context).cookies;
  const { sealKey } = context.get(scopeContext).options;
  const found = cookie ? unseal<Stored>(cookie, { sealKey, purpose: PURPOSE }) : undefined;
  return found && found.until > Date.now() ? found : undefined;
}

function withoutPerson(order: OrderResult): OrderResult {
  const nothing = {
    delivery_streetaddress: "",
    invoice_streetaddress: "",
    companyname: "",
    commerceregistry: "",
    locker: null,
  };
  return { ...order, ...nothing, firstname: "", lastname: "", bankname: "", bankaccount: "" };
}
