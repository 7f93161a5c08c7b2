import type { RouterContextProvider } from "react-router";
import { getCart } from "@curat/contract/cart";
import { apiOf } from "../../session/api.server.ts";
import { toCartView } from "./checkout-view.ts";
import { loadCounties, loadLocalities } from "../../components/address-fields/localities.server.ts";
import { texts } from "./texts.ts";

/** The cart with what can be chosen for it; null when it is empty or cannot be read (cart spec, section 4). */
export async function loadCheckout(context: Readonly<RouterContextProvider>) {
  const api = apiOf(context);
  const head = { title: texts.title, robots: "noindex" };
  const [answer, counties] = await Promise.all([api.call(getCart), loadCounties(api)]);
  if (!answer.ok || answer.data.cartitems.length === 0)
    return { head, cart: null, counties: [], localities: [] };
  const cart = toCartView(answer.data);
  return {
    head,
    cart,
    counties,
    localities: await loadLocalities(api, [String(cart.countyId ?? "")]),
  };
}

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>;
