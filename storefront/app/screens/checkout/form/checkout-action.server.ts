import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { changeCart, getCart, modifyCart, removeFromCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import type { Client } from "@curat/contract/client";
import type { Notice } from "@curat/contract/signals";
import type { OrderResult } from "@curat/contract/orders";
import type { OrderEvent } from "../../../analytics/events.ts";
import type { PaymentForm } from "../../payment/payment-form.server.ts";
import { loadLocalities } from "../../../components/address-fields/localities.server.ts";
import type { Localities } from "../../../components/address-fields/localities.server.ts";
import { placeOf } from "../../../components/address-fields/place-fields.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../../session/api.server.ts";
import { findCustomer } from "../../../session/customer.server.ts";
import { goOn } from "../../../session/notices.server.ts";
import { isDocumentRequest } from "../../../session/request-kind.ts";
import { sessionOf } from "../../../session/session.server.ts";
import { changesOf, messagesOf } from "../../../session/cart/cart-view.ts";
import { finalize } from "../order/finalize.server.ts";
import {
  FIELD,
  INTENT,
  isSameAddress,
  lockerOf,
  PLACES,
  quantitiesOf,
  removedItem,
  typedOrder,
} from "./form-fields.ts";
import { keepTyped } from "../buyer/kept-form.server.ts";
import { perform } from "./intents.server.ts";
import type { LockerView } from "../lockers/lockers.server.ts";
import { isLoginOver } from "../buyer/person.server.ts";
import { keepChoices } from "../delivery/remembered-choices.ts";
import { chosenEntries } from "../buyer/saved-entries.server.ts";
import type { ChosenEntries } from "../buyer/saved-entries.server.ts";
import { texts } from "../texts.ts";

export interface CheckoutRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What every intent answers; the page shows it over the loader's data. */
export interface CheckoutAnswer {
  notices: Notice[];
  /** What this very change has to say, such as a capped quantity. */
  messages?: string[];
  /** What it has to say about the ways of delivery and the parcel machine. */
  deliveryNotes?: string[];
  /** Of a line's change: what it brought to light about the whole cart. */
  alerts?: string[];
  /** What changed about single lines, by item. */
  changes?: LineChanges;
  /** Of a line's change: there is nothing in the cart any more. */
  isCartGone?: boolean;
  localities?: Localities[];
  values?: Typed;
  errors?: Record<string, string[]>;
  /** The question before a mail with a new password goes out. */
  asksReset?: boolean;
  /** What became of filling in a company; `at` tells one answer from another. */
  filled?: { isFound: boolean; at: number };
  /** Parcel machines that a search without script found. */
  lockers?: LockerView[];
  order?: OrderResult;
  /** For the statistics, where they are agreed to. */
  orderEvent?: OrderEvent;
  /** The order waits for a card: this leads to the processor. */
  paymentForm?: PaymentForm;
}

/** One form, several intents; whichever was pressed, quantities and choices on the page are applied first. */
export async function checkOut({ request, context }: CheckoutRequest) {
  const form = await request.formData();
  const api = apiOf(context);
  const intent = textOf(form, "intent");
  const removed = removedItem(intent);
  const afterRemoval = removed && (await api.call(removeFromCart, { params: { itemId: removed } }));
  const told = afterRemoval && afterRemoval.ok ? toldBy(afterRemoval.data) : NOTHING_TOLD;

  // A line of the cart alone, sent by the script.
  if (!form.has("customer.customer_type"))
    return answered(removed ? told : await setQuantities(api, quantitiesOf(form)), context);
  const session = sessionOf(context);
  const typed = typedOrder(form);
  if (await isLoginOver(context, form)) {
    keepTyped(context, typed, Number(textOf(form, FIELD.person)));
    return goOn(context, "/auth", [{ kind: "error", text: texts.loginOver }]);
  }
  const choices = keepChoices(session.cookies.choices, form);
  session.set("choices", choices);
  session.cookies.choices = choices;
  const entries = await chosenEntries(api, form);
  const applied = await applyForm(api, form, entries);
  const customer = await findCustomer(context);
  if (!applied.cart || !customer) keepTyped(context, typed, customer?.id);
  const isDocument = isDocumentRequest(request);
  const localities = await typedLocalities(api, form, isDocument);
  const shown = {
    localities,
    messages: [...told.alerts, ...applied.messages],
    changes: { ...told.changes, ...applied.changes },
    deliveryNotes: applied.cart?.delivery_messages ?? [],
    values: typed,
  };
  if (applied.isLockerGone)
    session.notices.push(
      ...shown.deliveryNotes.slice(0, 1).map((text) => ({ kind: "error" as const, text })),
    );
  if (intent === INTENT.finalize)
    return finalize({ request, context, form, entries, cart: applied.cart, shown });
  const done = await perform(intent, { context, form });
  // The script keeps everything that was typed, but for a company that was filled in.
  const values = isDocument || done.filled ? (done.values ?? shown.values) : undefined;
  return answered({ ...shown, ...done, values }, context);
}

/** Not a redirect: the page is shown again with all that was typed (decisions: Without JavaScript). */
function answered(answer: Omit<CheckoutAnswer, "notices">, context: CheckoutRequest["context"]) {
  // What the API refused stands at its field and is a notice as well (spec: C-087).
  const whole: CheckoutAnswer = { ...answer, notices: sessionOf(context).notices };
  return answer.errors ? data(whole, { status: 422 }) : whole;
}

/** The script has the lists that it showed; without it all of them come again. */
function typedLocalities(api: Client, form: FormData, isDocument: boolean): Promise<Localities[]> {
  const places = PLACES.map((prefix) => placeOf(form, prefix));
  const unknown = places.filter(({ countyId, listed }) => isDocument || countyId !== listed);
  return loadLocalities(
    api,
    unknown.map(({ countyId }) => countyId),
  );
}

interface Applied {
  /** Undefined when there is none to change. */
  cart?: Cart;
  messages: string[];
  changes: LineChanges;
  /** The chosen parcel machine does not go with the other choices: its place says why. */
  isLockerGone?: boolean;
}

/** Quantities that differ, then delivery, payment and place; undefined when there is no cart to change. */
async function applyForm(api: Client, form: FormData, entries: ChosenEntries): Promise<Applied> {
  const current = await api.call(getCart);
  if (!current.ok || current.data.cartitems.length === 0) return { messages: [], changes: {} };
  const { cartitems, delivery_options } = current.data;
  const changed = Object.entries(quantitiesOf(form)).filter(([name, quantity]) =>
    cartitems.some((item) => name === `items[${item.id}]` && String(item.quantity) !== quantity),
  );
  const first = await setQuantities(api, Object.fromEntries(changed));
  const place = deliveryPlace(form, entries);
  const deliveryId = textOf(form, "delivery.deliveryid");
  const delivery = delivery_options.find((option) => String(option.deliveryId) === deliveryId);
  const answer = await api.call(changeCart, {
    query: {
      // The code is the documented one; stores to collect from share it, so the id says which.
      deliveryCode: delivery?.deliveryCode,
      deliveryID: delivery && deliveryId,
      paymentID: textOf(form, "payment.paymentid") || undefined,
      countyID: place.countyId,
      cityID: place.cityId || undefined,
      customer_type: textOf(form, "customer.customer_type") === "pj" ? "pj" : "pf",
      lockerId: newLocker(form, current.data),
    },
  });
  const cart = answer.ok ? answer.data : current.data;
  const { alerts, changes } = toldBy(cart);
  return {
    cart,
    messages: [...first.messages, ...first.alerts, ...alerts],
    changes: { ...first.changes, ...changes },
    isLockerGone: current.data.collect_point !== null && cart.collect_point === null,
  };
}

/** Where the parcel goes, as far as it was said. */
function deliveryPlace(form: FormData, { address, company }: ChosenEntries) {
  const isSame = isSameAddress(form);
  const saved = isSame ? company?.address : address;
  if (saved) return { countyId: String(saved.countyId), cityId: String(saved.cityId) };
  return placeOf(form, isSame ? "company" : "deliveryaddress");
}

/** A locker that was not chosen before; one that was stays while it is valid (decision 0018). */
function newLocker(form: FormData, cart: Cart): string | undefined {
  const { lockerId } = lockerOf(textOf(form, "selected_store"));
  return lockerId !== "" && lockerId !== cart.collect_point?.lockerId ? lockerId : undefined;
}

/** Answers what the server has to say about them; a refusal leaves the quantities as they were. */
async function setQuantities(api: Client, quantities: Record<string, string>): Promise<Told> {
  if (Object.keys(quantities).length === 0) return NOTHING_TOLD;
  const answer = await api.call(modifyCart, { query: quantities });
  if (answer.ok) return toldBy(answer.data);
  const current = await api.call(getCart);
  return current.ok ? toldBy(current.data) : NOTHING_TOLD;
}

export type LineChanges = Record<string, string[]>;
type Told = Required<Pick<CheckoutAnswer, "messages" | "alerts" | "changes" | "isCartGone">>;
const NOTHING_TOLD: Told = { messages: [], alerts: [], changes: {}, isCartGone: false };

/** The API tells a changed price or stock once, with the first change that it answers: this one. */
function toldBy(cart: Cart): Told {
  const { cart_alerts: alerts, cartitems } = cart;
  const changed = cartitems.map((item) => [item.id, changesOf(item)] as const);
  const changes = Object.fromEntries(changed.filter(([, said]) => said.length > 0));
  return { messages: messagesOf(cart), alerts, changes, isCartGone: cartitems.length === 0 };
}
