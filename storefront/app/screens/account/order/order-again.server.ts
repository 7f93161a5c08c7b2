import type { RouterContextProvider } from "react-router";
import { getOrder } from "@curat/contract/account-orders";
import type { OrderItem } from "@curat/contract/account-orders";
import { addToCart } from "@curat/contract/cart";
import type { Notice } from "@curat/contract/signals";
import { apiOf } from "../../../session/api.server.ts";
import { redirectWithNotices } from "../../../session/notices.server.ts";
import { sessionOf } from "../../../session/session.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/** Puts what can be bought of an order into the cart again, at today's prices, and says what can not. */
export async function orderAgain(context: Context, id: string) {
  const api = apiOf(context);
  const page = `/account/comenzi/${encodeURIComponent(id)}`;
  const answer = await api.call(getOrder, { params: { id } });
  if (!answer.ok) return redirectWithNotices(context, page);
  const left: string[] = [];
  const items = bought(answer.data.items);
  // One after the other: the first one makes the cart that the others go into.
  for (const { productid, product, quantity } of items) {
    const added =
      productid !== null &&
      (await api.call(addToCart, {
        params: { productID: String(productid) },
        body: { qty: quantity, options: null },
      }));
    if (!added || !added.ok) left.push(product);
  }
  const session = sessionOf(context);
  // Of many answers one sentence is enough.
  session.notices.length = 0;
  const isNothing = left.length === items.length;
  const notices: Notice[] = isNothing
    ? [{ kind: "error", text: texts.nothing }]
    : [{ kind: "success", text: texts.added }];
  if (left.length > 0 && !isNothing) notices.push({ kind: "error", text: texts.left(left) });
  return redirectWithNotices(context, isNothing ? page : "/cos", notices);
}

/** What the customer chose: gifts come by themselves, and a product of several lines is added once. */
function bought(items: OrderItem[]): OrderItem[] {
  const chosen = new Map<string, OrderItem>();
  for (const item of items) {
    if (item.is_gift) continue;
    const key = String(item.productid ?? item.product);
    const known = chosen.get(key);
    chosen.set(key, known ? { ...known, quantity: known.quantity + item.quantity } : item);
  }
  return [...chosen.values()];
}
