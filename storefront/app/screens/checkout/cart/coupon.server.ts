import { addVoucherToCart, removeCoupon } from "@curat/contract/cart";
import { MESSAGES } from "@curat/contract/messages.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import type { CheckoutRequest } from "../form/checkout-action.server.ts";
import { FIELD } from "../form/form-fields.ts";
import { texts } from "../texts.ts";

type Context = CheckoutRequest["context"];

/** Puts the typed code in (C-038); a refusal stands at its field. */
export async function applyCoupon(
  context: Context,
  form: FormData,
): Promise<Record<string, string[]> | undefined> {
  const code = textOf(form, FIELD.coupon);
  if (code === "") return { [FIELD.coupon]: [MESSAGES.required(texts.coupon)] };
  const answer = await apiOf(context).call(addVoucherToCart, { params: { code }, body: { code } });
  if (answer.ok) return undefined;
  // A code of dots is no part of an address: no call of that name is found.
  const said = answer.status === 404 ? [texts.noCoupon] : Object.values(answer.errors ?? {}).flat();
  return { [FIELD.coupon]: said };
}

export async function takeCouponOut(context: Context): Promise<void> {
  await apiOf(context).call(removeCoupon);
}
