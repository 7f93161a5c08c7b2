import type { RouterContextProvider } from "react-router";
import type { Cart } from "@curat/contract/cart";
import { placeOf } from "../../../components/address-fields/place-fields.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { hasFailed } from "../../../session/api.server.ts";
import { requestCart, changeCart } from "../../../session/cart/change-cart.server.ts";
import { quantitiesOf, quantityField } from "../../../session/cart/cart-form.ts";
import { carryMessages, isLockerDelivery, messagesOf } from "../../../session/cart/cart-view.ts";
import { memoizeCart } from "../../../session/cart/read-cart.server.ts";
import type { ChosenEntries } from "../buyer/saved-entries.server.ts";
import {
  chosenCode,
  isCompany,
  isSameAddress,
  lockerOf,
  removedItem,
} from "../../../components/checkout-form/form-fields.ts";

type Context = Readonly<RouterContextProvider>;

export type Applied =
  | {
      is: "filled";
      cart: Cart;
      /** Messages that the buyer must see before they can place the order. */
      cartMessages: string[];
      /** False if a choice could not be applied. The order is then refused. */
      isAsShown: boolean;
      /** Whether the chosen locker no longer matches the other choices. */
      isLockerGone: boolean;
    }
  | { is: "empty" }
  | { is: "unknown" };

/** Applies a form to the cart. With JavaScript the form has no lines, so this takes one call. */
export async function applyForm(context: Context, form: FormData, entries: ChosenEntries): Promise<Applied> {
  const lines = await applyLines(context, form);
  if (lines.cart?.cartitems.length === 0) return { is: "empty" };
  const choices = await applyChoices(context, form, entries);
  if (!choices) return { is: "unknown" };
  const { cart } = choices;
  if (cart.cartitems.length === 0) return { is: "empty" };
  const withMessages = lines.cart ? carryMessages(lines.cart, cart) : cart;
  memoizeCart(context, withMessages);
  const hadLocker = form.has("selected_store") && isLockerDelivery(cart, textOf(form, "delivery.deliveryid"));
  return {
    is: "filled",
    cart: withMessages,
    cartMessages: [...lines.said, ...withMessages.cart_alerts],
    isAsShown: lines.areApplied && choices.areApplied,
    isLockerGone: hadLocker && cart.collect_point === null,
  };
}

interface Lines {
  /** Undefined if the form has no lines or the cart could not be read. */
  cart?: Cart | undefined;
  said: string[];
  areApplied: boolean;
}

async function applyLines(context: Context, form: FormData): Promise<Lines> {
  const itemId = removedItem(textOf(form, "intent"));
  const removed = itemId ? await cartAfter(changeCart(context, { kind: "remove", itemId })) : undefined;
  const requested = quantitiesOf(form);
  if (Object.keys(requested).length === 0) return { cart: removed, said: [], areApplied: true };
  const current = removed ?? (await cartAfter(requestCart(context)));
  if (!current) return { said: [], areApplied: false };
  const differing = current.cartitems.flatMap(({ id, quantity }) => {
    const typed = requested[quantityField(id)];
    return typed === undefined || typed === String(quantity) ? [] : [[quantityField(id), typed] as const];
  });
  if (differing.length === 0) return { cart: current, said: [], areApplied: true };
  const quantities = Object.fromEntries(differing);
  const changed = await cartAfter(changeCart(context, { kind: "set-quantities", quantities }));
  return changed
    ? { cart: carryMessages(current, changed), said: messagesOf(changed), areApplied: true }
    : { cart: current, said: [], areApplied: false };
}

interface Choices {
  cart: Cart;
  /** False after a temporary failure. The API reports permanent errors when the order is placed. */
  areApplied: boolean;
}

/** Returns the unchanged cart after a refusal. */
async function applyChoices(
  context: Context,
  form: FormData,
  entries: ChosenEntries,
): Promise<Choices | undefined> {
  const place = deliveryPlace(form, entries);
  const { lockerId } = lockerOf(textOf(form, "selected_store"));
  const choices = {
    // The documented field is `deliveryCode`. All stores share one code, so `deliveryID` identifies the store.
    deliveryCode: chosenCode(form, "delivery.deliveryid") || undefined,
    deliveryID: textOf(form, "delivery.deliveryid") || undefined,
    paymentID: textOf(form, "payment.paymentid") || undefined,
    countyID: place.countyId,
    cityID: place.cityId || undefined,
    customer_type: isCompany(form) ? ("pj" as const) : ("pf" as const),
    lockerId: lockerId || undefined,
  };
  const answered = await changeCart(context, { kind: "choose", choices });
  if (answered.ok) return { cart: answered.data, areApplied: true };
  const cart = await cartAfter(requestCart(context));
  return cart && { cart, areApplied: !hasFailed(answered) };
}

async function cartAfter(answer: ReturnType<typeof changeCart>): Promise<Cart | undefined> {
  const answered = await answer;
  return answered.ok ? answered.data : undefined;
}

function deliveryPlace(form: FormData, { address, company }: ChosenEntries) {
  const isSame = isSameAddress(form);
  const saved = isSame ? company?.address : address;
  if (saved) return { countyId: String(saved.countyId), cityId: String(saved.cityId) };
  return placeOf(form, isSame ? "company" : "deliveryaddress");
}
