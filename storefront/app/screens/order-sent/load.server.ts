import type { RouterContextProvider } from "react-router";
import { keptOrder } from "../../session/order-cookie.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { texts } from "./texts.ts";

/** The order out of the cookie, for those without JavaScript and for a reload; else the browser's own memory is asked. */
export async function loadOrderSent(context: Readonly<RouterContextProvider>) {
  const settings = await context.get(scopeContext).shared.settings();
  return {
    head: { title: texts.title, robots: "noindex" },
    order: keptOrder(context) ?? null,
    seller: settings?.INVOICE ?? null,
  };
}

export type OrderSentData = Awaited<ReturnType<typeof loadOrderSent>>;
