import type { ActionFunctionArgs } from "react-router";
import type { Cart } from "@curat/contract/cart";
import type { Result } from "@curat/contract/client";
import type { getCart } from "@curat/contract/cart";
import type { Notice } from "@curat/contract/signals";
import { answerForm } from "../notices.server.ts";
import { isDocumentRequest } from "../request-kind.ts";
import type { CartAnswer } from "./cart-answer.ts";
import { cartChangeOf } from "./cart-form.ts";
import { toCartView, messagesOf } from "./cart-view.ts";
import { askCart, changeCart } from "./change-cart.server.ts";
import type { CartChange } from "./change-cart.server.ts";

type Said = Omit<CartAnswer, "notices">;

/** Letter for letter (requirements: B21). */
const ADDED: Notice = { kind: "success", text: "Produsul a fost adaugat cu succes" };

const BUNDLE_ADDED: Notice = { kind: "success", text: "Pachetul a fost adăugat în coș." };

/** One intent of a form; the answer tells the whole cart, notices go where every action's go. */
export async function changeCartByForm({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">) {
  const change = cartChangeOf(await request.formData());
  if (!change) return answerForm<Said>({ request, context }, { data: { kind: "cart", done: undefined } });
  const answer = await changeCart(context, change);
  if (!answer.ok) return answerForm<Said>({ request, context }, { data: await refused(context, change) });
  const data: Said = { kind: "cart", done: DONE[change.kind], cart: shownCart(answer.data) };
  if (data.done !== "added") return answerForm<Said>({ request, context }, { data });
  const remarks = messagesOf(answer.data);
  return answerForm<Said>(
    { request, context },
    { notices: noticesOf({ request, change, answer, remarks }), data: { ...data, remarks } },
  );
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

/** What lies there may have gone meanwhile: whoever changes it is shown what stands now. */
async function refused(context: ActionFunctionArgs["context"], { kind }: CartChange): Promise<Said> {
  const nothing: Said = { kind: "cart", done: undefined };
  if (kind !== "set-quantities") return nothing;
  const standing = await askCart(context);
  return { ...nothing, ...(standing.ok && { cart: shownCart(standing.data) }) };
}

/** Undefined of a provider that answers something else than a cart: it is asked again. */
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

/** What was added is said, and what the cart says of it, such as that there is no more: in the popup, else as notices. */
function noticesOf({ request, change, answer, remarks }: Added): Notice[] {
  const own = answer.message === undefined ? [change.kind === "add" ? ADDED : BUNDLE_ADDED] : [];
  const said = isDocumentRequest(request) ? remarks.map((text): Notice => ({ kind: "error", text })) : [];
  return [...own, ...said];
}
