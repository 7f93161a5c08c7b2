/** Cart and order events with the specified fields (requirements: C11). Amounts are in lei. */
import { roundLei } from "@curat/contract/lei.values";
import type { Cart, CartItem } from "@curat/contract/cart";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { CONSENT } from "@curat/contract/consent.values";
import type { OrderResult } from "@curat/contract/orders";
import { toCartView } from "../session/cart/cart-view.ts";
import type { CartView } from "../session/cart/cart-view.ts";
import { productEvent } from "./events.ts";
import type { ProductEvent } from "./events.ts";

/** The buyer's data. All fields are null unless the buyer consented to sharing them. */
interface Buyer {
  email: string | null;
  phone: string | null;
  firstname: string | null;
  lastname: string | null;
  delivery_streetaddress: string | null;
}

export interface OrderEvent extends Buyer {
  customerid: number | null;
  delivery_city: string;
  delivery_county: string;
  delivery_zipcode: string;
  delivery_country: "RO";
  randomID: string;
  total: number;
  total_vat: number;
  delivery_price: number;
  products: ProductEvent[];
  currency: "RON";
}

interface Orderer {
  customerId: number | undefined;
  email: string;
  zipcode: string;
  /** Product categories keyed by product id. The cart does not contain them (requirements: C-122). */
  places?: ReadonlyMap<number, ProductPlace>;
}

export type ProductPlace = Pick<ProductEvent, "category" | "categoryID" | "breadcrumbs">;

/** Returns the event for an order just placed from this cart (requirements: C-121). */
export function orderEvent(
  order: OrderResult,
  cart: Cart,
  { customerId, email, zipcode, places = new Map() }: Orderer,
): OrderEvent {
  return {
    customerid: customerId ?? null,
    email,
    phone: order.phone,
    firstname: order.firstname,
    lastname: order.lastname,
    delivery_streetaddress: order.delivery_streetaddress,
    delivery_city: order.delivery_city,
    delivery_county: order.delivery_county,
    delivery_zipcode: zipcode,
    delivery_country: "RO",
    randomID: order.randomid,
    total: order.total,
    total_vat: cart.totals.total_vat,
    delivery_price: order.delivery_price ?? 0,
    products: cart.cartitems
      .filter(isGoods)
      .map((item) => ({ ...lineEvent(item), ...places.get(item.productid ?? 0) })),
    currency: "RON",
  };
}

const NOBODY: Buyer = {
  email: null,
  phone: null,
  firstname: null,
  lastname: null,
  delivery_streetaddress: null,
};

/** Removes buyer data unless the visitor consented (requirements: C-124; law: Consent mode v2). */
export function withConsentedData(event: OrderEvent, ids: readonly number[]): OrderEvent {
  return ids.includes(CONSENT.adUserData) ? event : { ...event, ...NOBODY };
}

function isGoods({ product_type, voucher_code }: CartItem): boolean {
  return (
    product_type !== PRODUCT_TYPE.voucher && product_type !== PRODUCT_TYPE.handlingCharge && !voucher_code
  );
}

function lineEvent(item: CartItem): ProductEvent {
  const { product: name, price, oldprice: oldPrice, brand, code, quantity } = item;
  const event = productEvent({ name, price, oldPrice, brand, code }, quantity);
  return item.bundleproducts.length > 0 ? { ...event, product: null, bundle: name } : event;
}

export interface CartAction {
  products: ProductEvent[];
  value: number;
  coupon: string | null;
}

export interface OrderAction {
  order: OrderEvent;
  /** Price of the products with VAT after discounts, without delivery and fees. */
  value: number;
  coupon: string | null;
}

export function cartAction(cart: CartView): CartAction {
  const products = cart.lines
    .filter(({ kind }) => kind !== "voucher" && kind !== "charge")
    .map((line) => productEvent(line, line.quantity));
  return { products, ...valueOf(cart) };
}

export function orderAction(order: OrderEvent, cart: Cart): OrderAction {
  return { order, ...valueOf(toCartView(cart)) };
}

function valueOf({ totals, coupon }: CartView): Pick<CartAction, "value" | "coupon"> {
  const discounts = totals.extras.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
  return {
    value: Math.max(0, roundLei(totals.products + discounts)),
    coupon: coupon?.code || null,
  };
}
