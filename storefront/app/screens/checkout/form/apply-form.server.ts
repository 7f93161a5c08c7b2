/** The cart made as the form shows it: lines, delivery, payment and place; then, whatever button was pressed, it is the page's. */
import type { RouterContextProvider } from "react-router";
import type { Cart } from "@curat/contract/cart";
import { placeOf } from "../../../components/address-fields/place-fields.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import { askCart, changeCart } from "../../../session/cart/change-cart.server.ts";
import { quantitiesOf, quantityField } from "../../../session/cart/cart-form.ts";
import { carryMessages, isLockerDelivery, messagesOf } from "../../../session/cart/cart-view.ts";
import { memoizeCart } from "../../../session/cart/read-cart.server.ts";
import type { ChosenEntries } from "../buyer/saved-entries.server.ts";
import { chosenCode, isCompany, isSameAddress, lockerOf, removedItem } from "./form-fields.ts";

type Context = Readonly<RouterContextProvider>;

export type Applied =
  | {
      is: "filled";
      /** With all that its changes had to say. */
      cart: Cart;
      /** What the buyer did not know yet: an order waits until he has seen it. */
      cartMessages: string[];
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
  if (lines?.cart.cartitems.length === 0) return { is: "empty" };
  const cart = await applyChoices(context, form, entries);
  if (!cart) return { is: "unknown" };
  if (cart.cartitems.length === 0) return { is: "empty" };
  const withMessages = lines ? carryMessages(lines.cart, cart) : cart;
  memoizeCart(context, withMessages);
  const hadLocker = form.has("selected_store") && isLockerDelivery(cart, textOf(form, "delivery.deliveryid"));
  return {
    is: "filled",
    cart: withMessages,
    cartMessages: [...(lines?.said ?? []), ...withMessages.cart_alerts],
    isLockerGone: hadLocker && cart.collect_point === null,
  };
}

interface Lines {
  cart: Cart;
  /** What setting the quantities had to say. */
  said: string[];
}

/** The removal that was pressed, then quantities that differ; undefined where the form has neither. */
async function applyLines(context: Context, form: FormData): Promise<Lines | undefined> {
  const itemId = removedItem(textOf(form, "intent"));
  const removed = itemId ? await cartAfter(changeCart(context, { kind: "remove", itemId })) : undefined;
  const asked = quantitiesOf(form);
  if (Object.keys(asked).length === 0) return removed && { cart: removed, said: [] };
  const current = removed ?? (await cartAfter(askCart(context)));
  if (!current) return undefined;
  const differing = current.cartitems.flatMap(({ id, quantity }) => {
    const typed = asked[quantityField(id)];
    return typed === undefined || typed === String(quantity) ? [] : [[quantityField(id), typed] as const];
  });
  if (differing.length === 0) return { cart: current, said: [] };
  const quantities = Object.fromEntries(differing);
  // A refusal leaves them as they were.
  const changed = await cartAfter(changeCart(context, { kind: "set-quantities", quantities }));
  return changed
    ? { cart: carryMessages(current, changed), said: messagesOf(changed) }
    : { cart: current, said: [] };
}

/** Delivery, payment, place and kind of buyer; where they are refused the cart as it stands without them. */
async function applyChoices(
  context: Context,
  form: FormData,
  entries: ChosenEntries,
): Promise<Cart | undefined> {
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
  const answered = await cartAfter(changeCart(context, { kind: "choose", choices }));
  return answered ?? (await cartAfter(askCart(context)));
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
