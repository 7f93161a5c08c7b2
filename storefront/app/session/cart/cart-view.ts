import { leiNumber, roundLei } from "@curat/contract/lei.values";
import type { Arrival } from "@curat/contract/arrival.values";
import type { Cart, CartItem } from "@curat/contract/cart";
import { CART_STOCK_OUT, isLockerCode, PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { Zone } from "@curat/contract/zones.values";
import { FREE_DELIVERY_BANI } from "@curat/contract/limits.values";

/** Only products and bundles have a quantity selector. Charges cannot be removed either (C-025, C-026). */
export type LineKind = "product" | "bundle" | "gift" | "voucher" | "charge";

export interface LineView {
  id: number;
  kind: LineKind;
  name: string;
  subtitle: string;
  brand: string;
  code: string;
  url: string;
  picture: string | null;
  unit: string;
  delivery: string;
  /** Delivery days that the chosen delivery option promises, and its code. Missing if it promises none. */
  arrival?: Arrival & { code: string };
  quantity: number;
  min: number;
  max: number;
  /** Lines from an offer can only be bought in the offered quantity. */
  isOffer: boolean;
  price: number;
  oldPrice: number | null;
  subtotal: number;
  subtotalNet?: number;
  saved: number;
  isOutOfStock: boolean;
  changes: string[];
  /** Why this buyer's price differs from the public price, or "". */
  priceReason: string;
  parts: { quantity: number; name: string }[];
  label?: string;
  buckets?: number;
  zones?: Zone[];
  hazard: string;
}

/** Amounts in lei with VAT. The parts add up to `total`. */
export interface TotalsView {
  products: number;
  pieces: number;
  extras: { name: string; amount: number; net?: number }[];
  /** The same amounts without VAT, only for companies. */
  net?: { products: number; delivery: number; total: number };
  delivery: number;
  total: number;
  vat: number;
  saved: number;
  /** Buckets of solution (8 l) that the cart's concentrates make at the lowest dose. */
  buckets: number;
  toFreeDelivery: number | null;
}

export interface Option {
  id: number;
  name: string;
  code: string;
  price?: number;
  fee?: number;
  arrival?: NonNullable<Cart["delivery_options"][number]["arrival"]>;
}

export type CartView = ReturnType<typeof toCartView>;

export function toCartView(cart: Cart) {
  const arrival = chosenArrival(cart);
  const lines = cart.cartitems.map((item) => ({ ...toLine(item), ...(arrival && { arrival }) }));
  const payments = cart.payment_options_groups.map(({ name, options }) => ({
    name,
    options: options.map(({ paymentId, paymentName, paymentCode = "", paymentTax = 0 }): Option => ({
      id: paymentId,
      name: paymentName,
      code: paymentCode,
      fee: paymentTax,
    })),
  }));
  // Preselects the payment method that the server marks, or the first one (requirements: C3).
  const paid = cart.payment_options_groups.flatMap(({ options }) => options);
  return {
    lines,
    coupon: cart.coupon && { name: cart.coupon.name, code: cart.coupon.code },
    lockerId: cart.collect_point?.lockerId,
    /** Changes since the buyer last saw the cart. The API returns them only once. */
    alerts: cart.cart_alerts,
    /** Messages about this change, such as a reduced quantity, and about the whole cart. */
    messages: messagesOf(cart),
    deliveryNotes: cart.delivery_messages ?? [],
    totals: toTotals(cart, lines),
    // If a provider does not report this, delivery counts as chosen.
    isDeliveryChosen: cart.chosen?.delivery ?? true,
    deliveries: cart.delivery_options.map(
      ({ deliveryId, deliveryCode, deliveryDescription, courierDeliveryTax, arrival }): Option => ({
        id: deliveryId,
        name: deliveryDescription,
        code: deliveryCode,
        price: courierDeliveryTax,
        ...(arrival && { arrival }),
      }),
    ),
    deliveryId: cart.delivery_option?.deliveryId ?? cart.delivery_options[0]?.deliveryId,
    payments,
    // Only our own API offers payment terms.
    terms: cart.terms ?? [],
    paymentId: cart.payment_option?.paymentId ?? selectedOf(paid)?.paymentId,
    customerType: cart.customer?.customer_type ?? "pf",
    countyId: cart.deliveryaddress?.countyid ?? null,
    cityId: cart.deliveryaddress?.cityID ?? null,
    ...(cart.mixing && { mixing: cart.mixing }),
  };
}

function chosenArrival({ delivery_options, delivery_option }: Cart): LineView["arrival"] {
  const id = delivery_option?.deliveryId ?? delivery_options[0]?.deliveryId;
  const chosen = delivery_options.find(({ deliveryId }) => deliveryId === id);
  return chosen?.arrival && { code: chosen.deliveryCode, from: chosen.arrival.from, to: chosen.arrival.to };
}

/** Returns the messages about the whole cart, except those about delivery. */
export function messagesOf({
  cart_messages = [],
  delivery_messages = [],
}: Partial<Pick<Cart, "cart_messages" | "delivery_messages">>): string[] {
  return cart_messages.filter((text) => !delivery_messages.includes(text));
}

function selectedOf<Choice extends { selected: boolean }>(choices: Choice[]): Choice | undefined {
  return choices.find(({ selected }) => selected) ?? choices[0];
}

/** Adds the previous change's messages, because the API reports a changed price or stock only once. */
export function carryMessages(before: Cart, cart: Cart): Cart {
  const alertsOf = (itemId: number) => before.cartitems.find(({ id }) => id === itemId)?.alerts ?? [];
  return {
    ...cart,
    cart_alerts: united(before.cart_alerts, cart.cart_alerts),
    cart_messages: united(before.cart_messages, cart.cart_messages),
    cartitems: cart.cartitems.map((item) => {
      const alerts = united(alertsOf(item.id), item.alerts);
      return alerts.length > 0 ? { ...item, alerts } : item;
    }),
  };
}

function united(one: string[] = [], other: string[] = []): string[] {
  return [...new Set([...one, ...other])];
}

/** Returns whether the delivery option delivers to a locker (C-023). */
export function isLockerDelivery(cart: Pick<Cart, "delivery_options">, deliveryId: string | number): boolean {
  const chosen = cart.delivery_options.find((option) => String(option.deliveryId) === String(deliveryId));
  return chosen !== undefined && isLockerCode(chosen.deliveryCode);
}

function toLine(item: CartItem): LineView {
  return {
    id: item.id,
    kind: kindOf(item),
    name: item.product,
    subtitle: item.subtitle,
    brand: item.brand,
    code: item.code,
    url: item.url,
    picture: item.pic,
    unit: item.um || "buc.",
    delivery: item.livrare,
    quantity: item.quantity,
    min: Math.max(1, item.min_qty),
    max: item.order_qty,
    isOffer: item.offer !== undefined,
    price: item.price,
    oldPrice: item.oldprice,
    subtotal: item.subtotal,
    ...(item.subtotal_net !== undefined && { subtotalNet: item.subtotal_net }),
    saved: item.save_amount,
    isOutOfStock: item.stockid === CART_STOCK_OUT,
    changes: changesOf(item),
    priceReason: item.price_reason ?? "",
    ...(item.durability_label !== undefined && { label: item.durability_label }),
    ...(item.buckets !== undefined && { buckets: item.buckets }),
    ...(item.zones !== undefined && { zones: item.zones }),
    hazard: item.hazard ?? "",
    parts: item.bundleproducts.map(({ productsno, master_product }) => ({
      quantity: productsno,
      name: master_product,
    })),
  };
}

/** Returns a line's changes. Returns none for a sold-out line, which already states that and what to do. */
function changesOf({ stockid, alerts = [] }: CartItem): string[] {
  return stockid === CART_STOCK_OUT ? [] : alerts;
}

function kindOf(item: CartItem): LineKind {
  if (item.product_type === PRODUCT_TYPE.handlingCharge) return "charge";
  if (item.voucher_code || item.product_type === PRODUCT_TYPE.voucher) return "voucher";
  if (item.is_gift) return "gift";
  return item.product_type === PRODUCT_TYPE.bundle ? "bundle" : "product";
}

function toTotals(cart: Cart, lines: LineView[]): TotalsView {
  const goods = lines.filter(({ kind }) => kind === "product" || kind === "bundle");
  const products = roundLei(goods.reduce((sum, line) => sum + line.subtotal, 0));
  const extras = lines
    .filter(({ kind }) => kind === "charge" || kind === "voucher")
    .map(({ name, subtotal, subtotalNet: net }) => ({
      name,
      amount: subtotal,
      ...(net !== undefined && { net }),
    }));
  // Our own API returns the coupon as an item. Other providers may return it only as a field.
  if (cart.coupon && !lines.some(({ kind }) => kind === "voucher"))
    extras.push({ name: cart.coupon.name, amount: -Math.abs(cart.coupon.value) });
  const discounts = extras.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
  const missing = roundLei(leiNumber(FREE_DELIVERY_BANI) - products - discounts);
  const isFree = cart.totals.total_delivery === 0 && lines.length > 0;
  const { grandtotal_net: totalNet, delivery_net: deliveryNet } = cart.totals;
  return {
    products,
    ...(totalNet !== undefined &&
      deliveryNet !== undefined && {
        net: {
          products: roundLei(goods.reduce((sum, { subtotalNet = 0 }) => sum + subtotalNet, 0)),
          delivery: deliveryNet,
          total: totalNet,
        },
      }),
    pieces: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    // Omits vouchers that subtract nothing here, such as those for free delivery.
    extras: extras.filter(({ amount }) => amount !== 0),
    delivery: cart.totals.total_delivery,
    total: cart.totals.grandtotal,
    vat: cart.totals.total_vat,
    saved: roundLei(cart.cartitems.reduce((sum, item) => sum + item.save_amount, 0)),
    buckets: goods.reduce((sum, { buckets = 0 }) => sum + buckets, 0),
    toFreeDelivery:
      cart.free_delivery_left === undefined
        ? isFree
          ? 0
          : Math.max(0.01, roundLei(missing + 0.01))
        : cart.free_delivery_left,
  };
}
