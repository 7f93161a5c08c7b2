import type { Cart } from "@curat/contract/cart";
import { MESSAGES } from "@curat/contract/messages.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { changeCart } from "../../../session/cart/change-cart.server.ts";
import type { CheckoutRequest } from "../form/checkout-action.server.ts";
import { FIELD } from "../../../components/checkout-form/form-fields.ts";
import type { Errors } from "../state/checkout-answer.ts";
import { texts } from "./texts.ts";

type Context = CheckoutRequest["context"];

/** Applies the entered voucher code (C-038). */
export async function applyCoupon(
  context: Context,
  form: FormData,
): Promise<{ ok: true; cart: Cart } | { ok: false; errors: Errors }> {
  const code = textOf(form, FIELD.coupon);
  if (code === "") return { ok: false, errors: { [FIELD.coupon]: [MESSAGES.required(texts.coupon)] } };
  const answer = await changeCart(context, { kind: "apply-coupon", code });
  if (answer.ok) return { ok: true, cart: answer.data };
  // A code of only dots (".", "..") changes the URL path, so the API returns 404.
  const messages = answer.status === 404 ? [texts.noCoupon] : Object.values(answer.errors ?? {}).flat();
  return { ok: false, errors: { [FIELD.coupon]: messages } };
}

/** Removes the voucher and returns the cart, or undefined if that failed. */
export async function takeCouponOut(context: Context): Promise<Cart | undefined> {
  const answer = await changeCart(context, { kind: "remove-coupon" });
  return answer.ok ? answer.data : undefined;
}
