/** Makes all changes of the cart. Each is one API call that returns the whole cart. */
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
  | { kind: "set-quantities"; quantities: Record<string, string> }
  | { kind: "choose"; choices: NonNullable<InputOf<typeof changeChoices>["query"]> }
  | { kind: "apply-coupon"; code: string }
  | { kind: "remove-coupon" };

/** Applies a change to the cart. This request's loaders then show the returned cart. */
export async function changeCart(context: Context, change: CartChange): Promise<Result<typeof getCart>> {
  const answer = await call(apiOf(context), change);
  if (!answer.ok && isUnread(answer)) return requestCart(context);
  if (answer.ok) memoizeCart(context, answer.data);
  return answer;
}

/** Returns whether the response was empty. The specification documents no body for removing a coupon. */
function isUnread({ body }: Failed): boolean {
  return isRecord(body) && body.unread === true;
}

export interface RequestedCartLine {
  productid: number;
  qty: string | number;
}

export async function addLines(
  context: Context,
  { lines, sending }: { lines: readonly RequestedCartLine[]; sending?: string | undefined },
): Promise<Result<typeof addLinesToCart>> {
  const body = { lines: [...lines], ...(sending && { key: sending }) };
  const answer = await apiOf(context).call(addLinesToCart, { body });
  if (answer.ok) memoizeCart(context, answer.data);
  return answer;
}

/** Reads the current cart, after a refused change or for a change that depends on it. */
export async function requestCart(context: Context): Promise<Result<typeof getCart>> {
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
