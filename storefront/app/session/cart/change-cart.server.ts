/** The one door to the cart: every change of it, from whatever page, is one call whose answer is the whole cart. */
import type { RouterContextProvider } from "react-router";
import {
  addBundleToCart,
  addLinesToCart,
  addToCart,
  addVoucherToCart,
  changeCart as changeChoices,
  getCart,
  modifyCart,
  removeCoupon,
  removeFromCart,
} from "@curat/contract/cart";
import type { Client, Failed, InputOf, Result } from "@curat/contract/client";
import { isRecord } from "@curat/contract/unknown-body";
import { apiOf } from "../api.server.ts";
import { memoizeCart } from "./read-cart.server.ts";

type Context = Readonly<RouterContextProvider>;

export type CartChange =
  | { kind: "add"; productId: string; quantity: string }
  | { kind: "add-bundle"; bundleId: string; quantity: string }
  | { kind: "remove"; itemId: string }
  /** By field, as the call names them: `items[12]`. */
  | { kind: "set-quantities"; quantities: Record<string, string> }
  /** Delivery, payment, place, kind of buyer; what is absent stays. */
  | { kind: "choose"; choices: NonNullable<InputOf<typeof changeChoices>["query"]> }
  | { kind: "apply-coupon"; code: string }
  | { kind: "remove-coupon" };

/** Makes the change. What it answers is the cart that this request's loaders show. */
export async function changeCart(context: Context, change: CartChange): Promise<Result<typeof getCart>> {
  const answer = await call(apiOf(context), change);
  if (!answer.ok && isUnread(answer)) return askCart(context);
  if (answer.ok) memoizeCart(context, answer.data);
  return answer;
}

/** A provider may answer a change with nothing, as the specification shows no answer for a coupon that is taken out. */
function isUnread({ body }: Failed): boolean {
  return isRecord(body) && body.unread === true;
}

/** A product and its pieces as typed. */
export interface CartLineAsked {
  productid: number;
  qty: string | number;
}

/**
 * Puts many products in with one call; each line is answered for itself. `sending` names this sending: what a browser sends
 * twice goes in once. A refusal of the whole comes only of what is no line.
 */
export async function addLines(
  context: Context,
  { lines, sending }: { lines: readonly CartLineAsked[]; sending?: string | undefined },
): Promise<Result<typeof addLinesToCart>> {
  const body = { lines: [...lines], ...(sending && { key: sending }) };
  const answer = await apiOf(context).call(addLinesToCart, { body });
  if (answer.ok) memoizeCart(context, answer.data);
  return answer;
}

/** The cart as it stands, for a change that depends on it or was refused because of it. */
export async function askCart(context: Context): Promise<Result<typeof getCart>> {
  const answer = await apiOf(context).call(getCart);
  if (answer.ok) memoizeCart(context, answer.data);
  return answer;
}

function call(api: Client, change: CartChange): Promise<Result<typeof getCart>> {
  switch (change.kind) {
    case "add":
      return api.call(addToCart, {
        params: { productID: change.productId },
        body: { qty: change.quantity, options: null },
      });
    case "add-bundle":
      return api.call(addBundleToCart, { params: { id: change.bundleId }, body: { qty: change.quantity } });
    case "remove":
      return api.call(removeFromCart, { params: { itemId: change.itemId } });
    case "set-quantities":
      return api.call(modifyCart, { query: change.quantities });
    case "choose":
      return api.call(changeChoices, { query: change.choices });
    case "apply-coupon":
      return api.call(addVoucherToCart, { params: { code: change.code }, body: { code: change.code } });
    case "remove-coupon":
      return api.call(removeCoupon);
  }
}
