import type { RouterContextProvider } from "react-router";
import { getCart } from "@curat/contract/cart";
import { apiOf } from "../../session/api.server.ts";
import { texts } from "./texts.ts";

/** Placeholder: the cart's lines. A failed load is an empty cart (cart spec, section 4). */
export async function loadCheckout(context: Readonly<RouterContextProvider>) {
  const answer = await apiOf(context).call(getCart);
  return {
    head: { title: texts.title, robots: "noindex" },
    lines: answer.ok ? answer.data.cartitems.map(({ id, product, quantity }) => ({ id, product, quantity })) : [],
  };
}
