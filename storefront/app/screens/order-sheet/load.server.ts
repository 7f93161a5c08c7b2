import type { RouterContextProvider } from "react-router";
import { getOrderSheet } from "@curat/contract/order-sheet";
import type { OrderSheet } from "@curat/contract/order-sheet";
import { apiOf } from "../../session/api.server.ts";
import { findCustomer } from "../../session/customer.server.ts";
import { OFFER_KEY, OFFER_SCOPES, SHEET_KEY } from "./page.ts";
import type { OfferScope } from "./page.ts";
import { texts } from "./texts.ts";

/** Returns the sheet for the URL's token, and the contact data of the customer who may request an offer. */
export async function loadOrderSheet(context: Readonly<RouterContextProvider>, url: URL) {
  const token = url.searchParams.get(SHEET_KEY);
  const [customer, answer] = await Promise.all([
    findCustomer(context),
    token ? apiOf(context).call(getOrderSheet, { params: { token } }) : undefined,
  ]);
  const sheet = answer?.ok ? answer.data : null;
  const scope = OFFER_SCOPES.find((one) => one === url.searchParams.get(OFFER_KEY));
  return {
    head: { title: texts.title, robots: "noindex" },
    sheet,
    isGone: token !== null && !sheet,
    isCustomer: customer !== undefined,
    offer: sheet && scope ? { scope, lines: requestedLines(sheet, scope).length } : null,
    person: customer && {
      firstname: customer.firstname,
      lastname: customer.lastname,
      email: customer.email,
      phone: customer.phone,
    },
  };
}
export type OrderSheetData = Awaited<ReturnType<typeof loadOrderSheet>>;

export function requestedLines({ rows }: OrderSheet, scope: OfferScope) {
  return rows.flatMap(({ code, quantity, product, addable }) => {
    const requested = scope === "tot" ? quantity : quantity - addable;
    return requested < 1
      ? []
      : [{ text: code, quantity: requested, product_id: product?.product_id ?? null }];
  });
}
