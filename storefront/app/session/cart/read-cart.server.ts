/** The cart as this request's loaders show it: read once, however many of them ask. */
import { createContext } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import { apiOf, hasFailed, inTime } from "../api.server.ts";
import { sessionOf } from "../session.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface CartRead {
  /** Undefined where there is none, and where it can not be read. */
  cart?: Cart;
  /** The API could not say what lies in it. */
  hasFailed?: boolean;
}
const readContext = createContext<Promise<CartRead> | null>(null);

/** For loaders alone: the cart as it is, or as the action before them left it. */
export function readCart(context: Context): Promise<CartRead> {
  const known = context.get(readContext);
  if (known) return known;
  const read = ask(context);
  context.set(readContext, read);
  return read;
}

/** What a change answered is what the loaders of the same request show. */
export function memoizeCart(context: Context, cart: Cart): void {
  context.set(readContext, Promise.resolve({ cart }));
}

/** What was read no longer holds: the cart was ordered, or is another's. */
export function forgetCart(context: Context): void {
  context.set(readContext, null);
}

/** Without a cart id and without a login there is nothing to ask. */
async function ask(context: Context): Promise<CartRead> {
  const { cookies } = sessionOf(context);
  if (!cookies.cart && !cookies.token) return {};
  const answer = await inTime(context, apiOf(context).call(getCart));
  return answer.ok ? { cart: answer.data } : { hasFailed: hasFailed(answer) };
}
