import { createContext } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import { apiOf, hasFailed, inTime } from "../api.server.ts";
import { sessionOf } from "../session.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface CartRead {
  cart?: Cart;
  hasFailed?: boolean;
}
const readContext = createContext<Promise<CartRead> | null>(null);

/** Returns the cart that this request's action returned, or else reads it once per request. */
export function readCart(context: Context): Promise<CartRead> {
  const known = context.get(readContext);
  if (known) return known;
  const read = requestCart(context);
  context.set(readContext, read);
  return read;
}

/** Makes this request's loaders use the cart that a change returned. */
export function memoizeCart(context: Context, cart: Cart): void {
  context.set(readContext, Promise.resolve({ cart }));
}

/** Forgets the cart that was read, because it was ordered or belongs to another customer. */
export function forgetCart(context: Context): void {
  context.set(readContext, null);
}

async function requestCart(context: Context): Promise<CartRead> {
  const { cookies } = sessionOf(context);
  if (!cookies.cart && !cookies.token) return {};
  const answer = await inTime(context, apiOf(context).call(getCart));
  return answer.ok ? { cart: answer.data } : { hasFailed: hasFailed(answer) };
}
