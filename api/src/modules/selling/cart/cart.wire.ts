import { toLei, type Wire } from "@curat/contract/lei.values";
import type { Cart, CartItem, PaymentGroup } from "@curat/contract/cart";
import { CURRENCY, type CustomerType } from "@curat/contract/cart.values";
import type { CartRow } from "./cart.store.ts";
import { toWirePromise } from "../shipping/index.ts";
import { CHARGE_ITEM_ID, VOUCHER_ITEM_ID } from "./computed-ids.ts";
import { toWireItems } from "./item.wire.ts";
import { netsOf, type QuoteNets } from "./net.rules.ts";
import { mixingOf } from "./mixing.rules.ts";
import { leftOf } from "../credit/index.ts";
import type { OfferedPayment, Quote, QuotedTerms } from "./quote.rules.ts";
import type { Shopper } from "./shopper.ts";
import type { CartView } from "./view.ts";

const NOTHING = {
  cart_alerts: [],
  cart_messages: [],
  cartitems: [],
  currency: CURRENCY,
  delivery_options: [],
  delivery_option: null,
  grouped_cart: { no_group: { total: toLei(0), delivery_price: toLei(0), subtotal: toLei(0) } },
  payment_options_groups: [],
  payment_option: null,
  totals: { grandtotal: toLei(0), total_delivery: toLei(0), total_vat: toLei(0) },
  customer: null,
  address: null,
  company: null,
  collect_point: null,
  deliveryaddress: null,
  deliveryAddressSameAsCompany: false,
  coupon: null,
} satisfies Wire<Cart>;

/** Converts a cart for the response. Without a cart, returns an empty one without `qcartid`. */
export function toWireCart(view: CartView | undefined, shopper: Shopper): Wire<Cart> {
  if (!view) return { ...NOTHING, customer: shopper.customer ? toWireCustomer(shopper, "pf") : null };
  const { cart, quote, messages } = view;
  const deliveryMessages = [...view.lockerMessages, ...quote.deliveryNotes];
  const { totals, delivery, payment } = quote;
  const address = toWireAddress(cart);
  const nets = cart.customerType === "pj" ? netsOf(quote) : undefined;
  const mixing = mixingOf(quote.lines.flatMap(({ parts }) => parts.map(({ product }) => product)));
  return {
    ...NOTHING,
    qcartid: cart.token,
    cart_alerts: quote.alerts,
    cart_messages: [...messages, ...quote.notes, ...deliveryMessages],
    cartitems: nets ? withNets(toWireItems(quote), nets) : toWireItems(quote),
    delivery_options: quote.deliveryOptions.map(({ id, code, name, priceBani }) => ({
      deliveryId: id,
      deliveryCode: code,
      deliveryDescription: name,
      courierDeliveryTax: toLei(priceBani),
      ...arrivalOf(quote, id),
    })),
    delivery_option: delivery ? { deliveryId: delivery.id } : null,
    grouped_cart: {
      no_group: {
        subtotal: toLei(totals.productsBani - totals.discountBani + totals.chargeBani),
        delivery_price: toLei(totals.deliveryBani),
        total: toLei(totals.totalBani),
      },
    },
    payment_options_groups: toWireGroups(quote),
    ...(quote.credits.length > 0 && { terms: quote.credits.map(toWireTerms) }),
    payment_option: payment ? { paymentId: payment.id } : null,
    totals: {
      grandtotal: toLei(totals.totalBani),
      total_delivery: toLei(totals.deliveryBani),
      total_vat: toLei(totals.vatBani),
      ...(nets && { grandtotal_net: toLei(nets.totalBani), delivery_net: toLei(nets.deliveryBani) }),
    },
    customer: toWireCustomer(shopper, cart.customerType),
    address,
    deliveryaddress: address,
    collect_point: cart.lockerId === null ? null : { lockerId: cart.lockerId },
    coupon: toWireCoupon(quote),
    chosen: quote.chosen,
    delivery_messages: deliveryMessages,
    free_delivery_left: quote.freeDeliveryLeftBani === null ? null : toLei(quote.freeDeliveryLeftBani),
    ...(mixing && { mixing }),
    ...(view.added && { just_added: { id: view.added.itemId, quantity: view.added.quantity } }),
  };
}

function arrivalOf({ promises }: Quote, id: number): Pick<Wire<Cart>["delivery_options"][number], "arrival"> {
  const promised = promises.get(id);
  return promised ? { arrival: toWirePromise(promised) } : {};
}

function withNets(items: Wire<CartItem>[], nets: QuoteNets): Wire<CartItem>[] {
  const computed = new Map([
    ...nets.lines,
    [VOUCHER_ITEM_ID, nets.discountBani] as const,
    [CHARGE_ITEM_ID, nets.chargeBani] as const,
  ]);
  return items.map((item) => ({ ...item, subtotal_net: toLei(computed.get(item.id) ?? 0) }));
}

function toWireCustomer(
  { customer }: Shopper,
  customerType: CustomerType,
): NonNullable<Wire<Cart>["customer"]> {
  return {
    firstname: customer?.firstName ?? "",
    lastname: customer?.lastName ?? "",
    phone: customer?.phone ?? "",
    email: customer?.email ?? "",
    customer_type: customerType,
  };
}

function toWireCoupon({ voucher, totals }: Quote): Wire<Cart>["coupon"] {
  if (!voucher) return null;
  const { name, code } = voucher.voucher;
  return { name, code, value: toLei(totals.discountBani) };
}

function toWireGroups({ payments, payment: selected }: Quote): Wire<PaymentGroup>[] {
  const groups = Map.groupBy(payments, ({ method }) => method.group);
  return [...groups].map(([name, members]) => ({ name, options: members.map(toWirePayment) }));

  function toWirePayment({ method, chargeBani }: OfferedPayment): Wire<PaymentGroup>["options"][number] {
    return {
      paymentId: method.id,
      paymentName: method.name,
      selected: method === selected,
      paymentCode: method.code,
      paymentTax: toLei(chargeBani),
    };
  }
}

function toWireTerms(terms: QuotedTerms): NonNullable<Wire<Cart>["terms"]>[number] {
  const { cui, company, termDays, dueOn, refusal = null } = terms;
  return { cui, company, days: termDays, due_on: dueOn, left: toLei(Math.max(0, leftOf(terms))), refusal };
}

function toWireAddress({ countyId, county, cityId, city }: CartRow): Wire<Cart>["address"] {
  if (countyId === null) return null;
  const unknown = { id: null, streetaddress: "", zipcode: "" };
  return { ...unknown, countyid: countyId, cityID: cityId, county: county ?? "", city: city ?? "" };
}
