/** The cart as this request's loaders show it: read once, however many of them ask. */
import { createContext } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import { apiOf } from "./api.server.ts";
import { sessionOf } from "./session.server.ts";

type Context = Readonly<RouterContextProvider>;
const readContext = createContext<Promise<Cart | undefined> | null>(null);

/** For loaders alone: an action changes the cart before they run. Undefined without a cart and when it cannot be read (C-029). */
export function readCart(context: Context): Promise<Cart | undefined> {
  const known = context.get(readContext);
  if (known) return known;
  const read = ask(context);
  context.set(readContext, read);
  return read;
}

/** Without a cart id and without a login there is nothing to ask. */
async function ask(context: Context): Promise<Cart | undefined> {
  const { cookies } = sessionOf(context);
  if (!cookies.cart && !cookies.token) return undefined;
  const answer = await apiOf(context).call(getCart);
  return answer.ok ? answer.data : undefined;
}
