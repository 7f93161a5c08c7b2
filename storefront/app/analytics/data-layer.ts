/**
 * Maps events to entries of the tag manager's data layer: the specified event, followed by GA4's (C-121 to
 * C-123).
 */
import type { Act } from "./actions.ts";
import type { ProductEvent } from "./events.ts";
import { itemIdOf, itemNameOf, unitDiscount, valueOf } from "./items.ts";

const CURRENCY = "RON";

/** Returns the data layer's entries for an event. Resets `ecommerce` first, because GA4 merges objects. */
export function dataLayerEntries(act: Act): object[] {
  const own = specifiedEvent(act);
  const ga4 = ga4Event(act);
  return [...(own ? [own] : []), ...(ga4 ? [{ ecommerce: null }, ga4] : [])];
}

function specifiedEvent(act: Act): object | undefined {
  if (act.name === "product-view" || act.name === "add-to-cart") return { event: act.name, ...act.product };
  if (act.name === "order") return { event: act.name, ...act.order };
  return act.name === "newsletter-signup" ? { event: act.name } : undefined;
}

const PRODUCT_ACTIONS = {
  "product-view": "view_item",
  "add-to-cart": "add_to_cart",
  "remove-from-cart": "remove_from_cart",
} as const;
const CART_ACTIONS = { "cart-view": "view_cart", "begin-checkout": "begin_checkout" } as const;

function ga4Event(act: Act): object | undefined {
  switch (act.name) {
    case "product-view":
    case "add-to-cart":
    case "remove-from-cart":
      return ga4(PRODUCT_ACTIONS[act.name], [act.product], { value: valueOf(act.product) });
    case "list-view":
      return ga4("view_item_list", act.products, { item_list_id: act.list }, false);
    case "cart-view":
    case "begin-checkout":
      return ga4(CART_ACTIONS[act.name], act.products, cartFields(act));
    case "choose-delivery":
      return ga4("add_shipping_info", act.products, { ...cartFields(act), shipping_tier: act.choice });
    case "choose-payment":
      return ga4("add_payment_info", act.products, { ...cartFields(act), payment_type: act.choice });
    case "order": {
      const { randomID, total_vat, delivery_price, products } = act.order;
      const sums = { tax: total_vat, shipping: delivery_price };
      return ga4("purchase", products, { transaction_id: randomID, ...cartFields(act), ...sums });
    }
    case "newsletter-signup":
      return undefined;
  }
}

function cartFields({ value, coupon }: { value: number; coupon: string | null }): object {
  return { value, ...(coupon && { coupon }) };
}

function ga4(event: string, products: ProductEvent[], fields: object, hasSum = true): object {
  const items = products.map((product, index) => ({ ...ga4Item(product), ...(!hasSum && { index }) }));
  return { event, ecommerce: { ...(hasSum && { currency: CURRENCY }), ...fields, items } };
}

function ga4Item(product: ProductEvent): object {
  const id = itemIdOf(product);
  const discount = unitDiscount(product);
  return {
    ...(id && { item_id: id }),
    item_name: itemNameOf(product),
    ...(product.brand && { item_brand: product.brand }),
    ...(product.category && { item_category: product.category }),
    price: product.price,
    quantity: product.quantity,
    ...(discount > 0 && { discount }),
  };
}
