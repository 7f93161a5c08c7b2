import type { ActionFunctionArgs } from "react-router";
import type { Cart } from "@curat/contract/cart";
import type { Result } from "@curat/contract/client";
import type { getCart } from "@curat/contract/cart";
import type { Notice } from "@curat/contract/answer-notices";
import { answerForm } from "../notices.server.ts";
import { isDocumentRequest } from "../request-kind.ts";
import type { AddedItem, CartAnswer } from "./cart-answer.ts";
import { cartChangeOf, sentLinesOf } from "./cart-form.ts";
import { toCartView, messagesOf } from "./cart-view.ts";
import { linesNotices } from "./lines-notices.ts";
import { addLines, requestCart, changeCart } from "./change-cart.server.ts";
import type { CartChange } from "./change-cart.server.ts";
import { texts } from "./texts.ts";

type CartOutcome = Omit<CartAnswer, "notices">;

export async function changeCartByForm({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const sent = sentLinesOf(form);
  if (sent) return addLinesByForm({ request, context }, sent);
  const change = cartChangeOf(form);
  if (!change)
    return answerForm<CartOutcome>({ request, context }, { data: { kind: "cart", done: undefined } });
  const answer = await changeCart(context, change);
  if (!answer.ok)
    return answerForm<CartOutcome>({ request, context }, { data: await refused(context, change) });
  const data: CartOutcome = { kind: "cart", done: DONE[change.kind], cart: shownCart(answer.data) };
  if (change.kind !== "add" && change.kind !== "add-bundle")
    return answerForm<CartOutcome>({ request, context }, { data });
  const added = addedOf(change, answer.data);
  const remarks = messagesOf(answer.data);
  if (added.pieces === 0)
    return answerForm<CartOutcome>(
      { request, context },
      { notices: remarks.map(toRemark), data: { ...data, done: undefined } },
    );
  return answerForm<CartOutcome>(
    { request, context },
    { notices: noticesOf({ request, change, answer, remarks }), data: { ...data, added, remarks } },
  );
}

/**
 * Returns the quantity that was added, with the cart line's price. Uses the requested quantity if the provider
 * reports none.
 */
function addedOf(
  change: Extract<CartChange, { quantity: string }>,
  { just_added: reported, cartitems = [] }: Partial<Cart>,
): AddedItem {
  const productId = change.kind === "add" ? Number(change.productId) : undefined;
  const item = reported
    ? cartitems.find(({ id }) => id === reported.id)
    : cartitems.find((line) => line.productid !== undefined && line.productid === productId && !line.is_gift);
  const pieces = reported?.quantity ?? Math.max(1, Math.trunc(Number(change.quantity)) || 1);
  return { pieces, ...(item && { terms: { price: item.price, oldPrice: item.oldprice, code: item.code } }) };
}

async function addLinesByForm(
  asking: Pick<ActionFunctionArgs, "request" | "context">,
  sent: NonNullable<ReturnType<typeof sentLinesOf>>,
) {
  const answer = await addLines(asking.context, sent);
  if (!answer.ok) {
    const notices = Object.values(answer.errors ?? {})
      .flat()
      .map((text): Notice => ({ kind: "error", text }));
    return answerForm<CartOutcome>(asking, { notices, data: { kind: "cart", done: undefined } });
  }
  const { added_lines: lines, is_repeated: isRepeated } = answer.data;
  const lineNotices = linesNotices(lines, { isRepeated });
  const notices = isDocumentRequest(asking.request) ? lineNotices : lineNotices.slice(0, 1);
  const done = lines.some(({ added }) => added > 0) ? "added" : undefined;
  return answerForm<CartOutcome>(asking, {
    notices,
    data: { kind: "cart", done, cart: shownCart(answer.data), lines },
  });
}

const DONE: Record<CartChange["kind"], CartAnswer["done"]> = {
  add: "added",
  "add-bundle": "added",
  remove: "removed",
  "set-quantities": "changed",
  choose: "changed",
  "apply-coupon": "changed",
  "remove-coupon": "changed",
};

async function refused(context: ActionFunctionArgs["context"], { kind }: CartChange): Promise<CartOutcome> {
  const nothing: CartOutcome = { kind: "cart", done: undefined };
  if (kind !== "set-quantities") return nothing;
  const current = await requestCart(context);
  return { ...nothing, ...(current.ok && { cart: shownCart(current.data) }) };
}

/** Returns the cart for the page, or undefined if the provider returned none and the cart must be read again. */
function shownCart(cart: Partial<Cart> | undefined): CartAnswer["cart"] {
  if (!cart?.cartitems) return undefined;
  return cart.cartitems.length > 0 ? toCartView(cart as Cart) : null;
}

interface Added {
  request: Request;
  change: CartChange;
  answer: Result<typeof getCart>;
  remarks: string[];
}

function noticesOf({ request, change, answer, remarks }: Added): Notice[] {
  const own = answer.message === undefined ? [addedNotice(change)] : [];
  const remarkNotices = isDocumentRequest(request) ? remarks.map(toRemark) : [];
  return [...own, ...remarkNotices];
}

function toRemark(text: string): Notice {
  return { kind: "error", text };
}

function addedNotice({ kind }: CartChange): Notice {
  return { kind: "success", text: kind === "add" ? texts.added : texts.bundleAdded };
}
