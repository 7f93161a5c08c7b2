/** The fields of the events: the specified ones letter for letter (requirements: C11), and what other services need; sums in lei. */
import type { Cart, CartItem } from "@curat/contract/cart";
import { toCartView } from "../session/cart/cart-view.ts";
import type { CartView } from "../session/cart/cart-view.ts";
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { CONSENT } from "@curat/contract/consent.values";
import type { OrderResult } from "@curat/contract/orders";

interface CategoryTrail {
  name: string;
  parentID: number | null;
}

/** What is not known of a thing is null; a bundle has no product and a product no bundle. */
export interface ProductEvent {
  code: string | null;
  bundleid: number | null;
  product: string | null;
  bundle: string | null;
  price: number;
  oldprice: number | null;
  brand: string | null;
  category: string | null;
  categoryID: number | null;
  breadcrumbs: CategoryTrail[];
  quantity: number;
  info: { product: string };
}

/** What the shop's pages know of a product: its own page all of it, a card its name and price. */
interface SeenProduct {
  name: string;
  price: number;
  oldPrice: number | null;
  code?: string;
  brand?: string | { name: string } | undefined;
  category?: string;
  categoryId?: number;
  crumbs?: { name: string; parentId: number | null }[];
}

/** A product that is looked at or put into the cart (requirements: C-122). */
export function productEvent(product: SeenProduct, quantity: number): ProductEvent {
  return {
    code: product.code || null,
    bundleid: null,
    product: product.name,
    bundle: null,
    price: product.price,
    oldprice: product.oldPrice,
    brand: (typeof product.brand === "object" ? product.brand.name : product.brand) || null,
    category: product.category || null,
    categoryID: product.categoryId ?? null,
    breadcrumbs: (product.crumbs ?? []).map(({ name, parentId }) => ({ name, parentID: parentId })),
    quantity,
    info: { product: product.name },
  };
}

/** A bundle that is put into the cart. */
export function bundleEvent(
  bundle: { id: number; name: string; price: number; total: number | null },
  quantity: number,
): ProductEvent {
  return {
    ...productEvent({ name: bundle.name, price: bundle.price, oldPrice: bundle.total }, quantity),
    bundleid: bundle.id,
    product: null,
    bundle: bundle.name,
  };
}

/** Null where the buyer did not agree that who he is be told. */
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

/** What the order's answer leaves out. */
interface Orderer {
  customerId: number | undefined;
  email: string;
  zipcode: string;
  /** Where each product stands in the shop, by its id: a cart does not say (requirements: C-122). */
  places?: ReadonlyMap<number, ProductPlace>;
}

export type ProductPlace = Pick<ProductEvent, "category" | "categoryID" | "breadcrumbs">;

/** An order that was just placed out of this cart (requirements: C-121). */
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
    delivery_price: order.delivery_price,
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

/** The order as this consent lets it be told: who bought it only with the id of user data (requirements: C-124; law: Consent mode v2). */
export function withConsentedData(event: OrderEvent, ids: readonly number[]): OrderEvent {
  return ids.includes(CONSENT.adUserData) ? event : { ...event, ...NOBODY };
}

/** Vouchers and charges are lines of the cart, but nothing that is bought. */
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

/** What the retargeting service needs of a product that a page shows. */
export interface ShownProduct {
  /** Path or address of its page. */
  url: string;
  picture: string | null;
  isBuyable: boolean;
}

/** A product with the page or card that showed it. */
export interface ProductAct {
  product: ProductEvent;
  shown?: ShownProduct;
}

/** A cart, with what its goods cost after discounts: tax included, without delivery and fees. */
export interface CartAct {
  products: ProductEvent[];
  value: number;
  coupon: string | null;
}

export interface OrderAct {
  order: OrderEvent;
  /** As a cart's. */
  value: number;
  coupon: string | null;
}

/** A page of a list. */
export interface ListAct {
  /** Path of the list. */
  list: string;
  products: ProductEvent[];
}

/** The cart as the checkout shows it. */
export function cartAct(cart: CartView): CartAct {
  const products = cart.lines
    .filter(({ kind }) => kind !== "voucher" && kind !== "charge")
    .map((line) => productEvent(line, line.quantity));
  return { products, ...valueOf(cart) };
}

/** An order of this cart. */
export function orderAct(order: OrderEvent, cart: Cart): OrderAct {
  return { order, ...valueOf(toCartView(cart)) };
}

function valueOf({ totals, coupon }: CartView): Pick<CartAct, "value" | "coupon"> {
  const discounts = totals.extras.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
  return {
    value: Math.max(0, Math.round((totals.products + discounts) * 100) / 100),
    coupon: coupon?.code || null,
  };
}
