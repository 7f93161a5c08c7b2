import type { RouterContextProvider } from "react-router";
import { changeCart, getCart, modifyCart, removeFromCart } from "@curat/contract/cart";
import type { Cart } from "@curat/contract/cart";
import type { Client, Notice } from "@curat/contract/client";
import type { OrderResult } from "@curat/contract/orders";
import type { PaymentForm } from "../payment/payment-form.server.ts";
import { loadLocalities } from "../../components/address-fields/localities.server.ts";
import type { Localities } from "../../components/address-fields/localities.server.ts";
import { placeOf } from "../../components/address-fields/place-fields.ts";
import { textOf } from "../../components/form/form-values.ts";
import type { Typed } from "../../components/form/form-values.ts";
import { apiOf } from "../../session/api.server.ts";
import { isDocumentRequest } from "../../session/request-kind.ts";
import { sessionOf } from "../../session/session.server.ts";
import { finalize } from "./finalize.server.ts";
import { INTENT, isSameAddress, PLACES, quantitiesOf, removedItem, typedOrder } from "./form-fields.ts";

export interface CheckoutRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What every intent answers; the page shows it over the loader's data. */
export interface CheckoutAnswer {
  notices: Notice[];
  /** What this very change has to say, such as a capped quantity. */
  messages?: string[];
  localities?: Localities[];
  values?: Typed;
  errors?: Record<string, string[]>;
  order?: OrderResult;
  /** The order waits for a card: this leads to the processor. */
  paymentForm?: PaymentForm;
}

/** One form, several intents; whichever was pressed, quantities and choices on the page are applied first. */
export async function checkOut({ request, context }: CheckoutRequest) {
  const form = await request.formData();
  const api = apiOf(context);
  const intent = textOf(form, "intent");
  const removed = removedItem(intent);
  if (removed) await api.call(removeFromCart, { params: { itemId: removed } });

  // A line of the cart alone, sent by the script.
  if (!form.has("customer.customer_type")) {
    const messages = await setQuantities(api, quantitiesOf(form));
    return answered({ messages }, context);
  }
  const applied = await applyForm(api, form);
  const places = PLACES.map((prefix) => placeOf(form, prefix));
  const isDocument = isDocumentRequest(request);
  // The script keeps the lists that it has.
  const unknown = places.filter(({ countyId, listed }) => isDocument || countyId !== listed);
  const localities = await loadLocalities(
    api,
    unknown.map(({ countyId }) => countyId),
  );
  const shown = { localities, messages: applied.messages, values: typedOrder(form) };
  if (intent === INTENT.finalize) return finalize({ request, context, form, cart: applied.cart, shown });
  return answered(isDocument ? shown : { localities, messages: applied.messages }, context);
}

/** Not a redirect: the page is shown again with all that was typed (decisions: Without JavaScript). */
function answered(
  answer: Omit<CheckoutAnswer, "notices">,
  context: CheckoutRequest["context"],
): CheckoutAnswer {
  return { ...answer, notices: sessionOf(context).notices };
}

/** Quantities that differ, then delivery, payment and place; undefined when there is no cart to change. */
async function applyForm(api: Client, form: FormData): Promise<{ cart?: Cart; messages: string[] }> {
  const current = await api.call(getCart);
  if (!current.ok || current.data.cartitems.length === 0) return { messages: [] };
  const { cartitems, delivery_options } = current.data;
  const changed = Object.entries(quantitiesOf(form)).filter(([name, quantity]) =>
    cartitems.some((item) => name === `items[${item.id}]` && String(item.quantity) !== quantity),
  );
  const messages = changed.length > 0 ? await setQuantities(api, Object.fromEntries(changed)) : [];
  const place = placeOf(form, isSameAddress(form) ? "company" : "deliveryaddress");
  const deliveryId = textOf(form, "delivery.deliveryid");
  const answer = await api.call(changeCart, {
    query: {
      deliveryCode: delivery_options.find((option) => String(option.deliveryId) === deliveryId)?.deliveryCode,
      paymentID: textOf(form, "payment.paymentid") || undefined,
      countyID: place.countyId,
      cityID: place.cityId || undefined,
      customer_type: textOf(form, "customer.customer_type") === "pj" ? "pj" : "pf",
    },
  });
  return { cart: answer.ok ? answer.data : current.data, messages };
}

/** Answers what the server has to say about them; a refusal leaves the quantities as they were. */
async function setQuantities(api: Client, quantities: Record<string, string>): Promise<string[]> {
  if (Object.keys(quantities).length === 0) return [];
  const answer = await api.call(modifyCart, { query: quantities });
  return answer.ok ? answer.data.cart_messages : [];
}
