/** The cart made as the form shows it: lines, delivery, payment and place; then, whatever button was pressed, it is the page's. */
import type { RouterContextProvider } from "react-router";
import type { Cart } from "@curat/contract/cart";
import { placeOf } from "../../../components/address-fields/place-fields.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { hasFailed } from "../../../session/api.server.ts";
import { askCart, changeCart } from "../../../session/cart/change-cart.server.ts";
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
      /** With all that its changes had to say. */
      cart: Cart;
      /** What the buyer did not know yet: an order waits until he has seen it. */
      cartMessages: string[];
      /** False where it could not be made as the form shows it: nothing is ordered by that form. */
      isAsShown: boolean;
      /** The chosen parcel machine does not go with the other choices: its place says why. */
      isLockerGone: boolean;
    }
  /** There is none to change. */
  | { is: "empty" }
  /** It could not be read. */
  | { is: "unknown" };

/** With script the form comes without its lines, which are changed by themselves: one call. */
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
  /** Undefined where the form says nothing of lines, and where it could not be read. */
  cart?: Cart | undefined;
  /** What setting the quantities had to say. */
  said: string[];
  /** They are as the form says, as far as it does. */
  areApplied: boolean;
}

/** The removal that was pressed, then quantities that differ. */
async function applyLines(context: Context, form: FormData): Promise<Lines> {
  const itemId = removedItem(textOf(form, "intent"));
  const removed = itemId ? await cartAfter(changeCart(context, { kind: "remove", itemId })) : undefined;
  const asked = quantitiesOf(form);
  if (Object.keys(asked).length === 0) return { cart: removed, said: [], areApplied: true };
  const current = removed ?? (await cartAfter(askCart(context)));
  if (!current) return { said: [], areApplied: false };
  const differing = current.cartitems.flatMap(({ id, quantity }) => {
    const typed = asked[quantityField(id)];
    return typed === undefined || typed === String(quantity) ? [] : [[quantityField(id), typed] as const];
  });
  if (differing.length === 0) return { cart: current, said: [], areApplied: true };
  const quantities = Object.fromEntries(differing);
  // A refusal leaves them as they were.
  const changed = await cartAfter(changeCart(context, { kind: "set-quantities", quantities }));
  return changed
    ? { cart: carryMessages(current, changed), said: messagesOf(changed), areApplied: true }
    : { cart: current, said: [], areApplied: false };
}

interface Choices {
  cart: Cart;
  /** False where they could not be answered now; what is refused for good is judged with the order. */
  areApplied: boolean;
}

/** Delivery, payment, place and kind of buyer; where they are not taken the cart as it stands without them. */
async function applyChoices(
  context: Context,
  form: FormData,
  entries: ChosenEntries,
): Promise<Choices | undefined> {
  const place = deliveryPlace(form, entries);
  const { lockerId } = lockerOf(textOf(form, "selected_store"));
  const choices = {
    // The code is the documented one; stores to collect from share it, so the id says which.
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
  const cart = await cartAfter(askCart(context));
  return cart && { cart, areApplied: !hasFailed(answered) };
}

async function cartAfter(answer: ReturnType<typeof changeCart>): Promise<Cart | undefined> {
  const answered = await answer;
  return answered.ok ? answered.data : undefined;
}

/** Where the parcel goes, as far as it was said. */
function deliveryPlace(form: FormData, { address, company }: ChosenEntries) {
  const isSame = isSameAddress(form);
  const saved = isSame ? company?.address : address;
  if (saved) return { countyId: String(saved.countyId), cityId: String(saved.cityId) };
  return placeOf(form, isSame ? "company" : "deliveryaddress");
}
