import type { ListAction, ProductAction } from "./events.ts";
import type { CartAction, OrderAction } from "./order-events.ts";

export interface Actions {
  "product-view": ProductAction;
  "list-view": ListAction;
  "add-to-cart": ProductAction;
  "remove-from-cart": ProductAction;
  "cart-view": CartAction;
  "begin-checkout": CartAction;
  "choose-delivery": CartAction & { choice: string };
  "choose-payment": CartAction & { choice: string };
  order: OrderAction;
  "newsletter-signup": Record<never, never>;
}

export type Act = { [Name in keyof Actions]: { name: Name } & Actions[Name] }[keyof Actions];
