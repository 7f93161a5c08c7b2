/** Maps events to the retargeting service's documented calls (retargeting.biz/documentation). */
import { roundLei } from "@curat/contract/lei.values";
import type { Act } from "./actions.ts";
import type { ProductAction, ProductEvent } from "./events.ts";
import { itemIdOf, itemNameOf } from "./items.ts";
import type { OrderAction } from "./order-events.ts";

export type RetargetingCall = [name: string, ...args: unknown[]];

/** Returns the calls for an event, in order. `origin` is the shop's origin, for absolute URLs. */
export function retargetingCalls(act: Act, origin: string): RetargetingCall[] {
  switch (act.name) {
    case "product-view":
      return sendProduct(act, origin);
    case "add-to-cart": {
      const id = itemIdOf(act.product);
      // The service must receive the product before the call that adds it to the cart.
      return id ? [...sendProduct(act, origin), ["addToCart", id, act.product.quantity, false]] : [];
    }
    case "remove-from-cart": {
      const id = itemIdOf(act.product);
      return id ? [["removeFromCart", id, act.product.quantity, false]] : [];
    }
    case "begin-checkout":
      return [["checkoutIds", act.products.flatMap((product) => itemIdOf(product) ?? [])]];
    case "order":
      return [saveOrder(act)];
    default:
      return [];
  }
}

function sendProduct({ product, shown }: ProductAction, origin: string): RetargetingCall[] {
  const id = itemIdOf(product);
  if (!id || !shown) return [];
  const isReduced = product.oldprice !== null && product.oldprice > product.price;
  const absolute = (address: string) => new URL(address, origin).href;
  const info = {
    id,
    name: itemNameOf(product),
    url: absolute(shown.url),
    img: shown.picture ? absolute(shown.picture) : "",
    price: isReduced ? product.oldprice : product.price,
    promo: isReduced ? product.price : 0,
    brand: product.brand ? { id: product.brand, name: product.brand } : false,
    category: categoryOf(product),
    inventory: { variations: false, stock: shown.isBuyable },
  };
  return [["sendProduct", info]];
}

function categoryOf({ category, categoryID }: ProductEvent): object[] {
  if (category === null || categoryID === null) return [];
  return [{ id: categoryID, name: category, parent: false, breadcrumb: [] }];
}

/** The service requires buyer fields. They are empty, because the shop shares no buyer data with it. */
function saveOrder({ order, value, coupon }: OrderAction): RetargetingCall {
  const { randomID, total, delivery_price, products } = order;
  const info = {
    order_no: randomID,
    lastname: "",
    firstname: "",
    email: "",
    phone: "",
    state: "",
    city: "",
    address: "",
    discount_code: coupon ?? "",
    discount: Math.max(0, roundLei(sumOf(products) - value)),
    shipping: delivery_price,
    rebates: 0,
    fees: Math.max(0, roundLei(total - value - delivery_price)),
    total,
  };
  const lines = products.flatMap((product) => {
    const id = itemIdOf(product);
    return id ? [{ id, quantity: product.quantity, price: product.price, variation_code: "" }] : [];
  });
  return ["saveOrder", info, lines];
}

function sumOf(products: ProductEvent[]): number {
  return products.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
