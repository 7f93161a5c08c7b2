import type { ListAct, ProductAct } from "./events.ts";
import type { CartAct, OrderAct } from "./order-events.ts";

/** What the shop tells third parties, by name. */
export interface Acts {
  "product-view": ProductAct;
  "list-view": ListAct;
  "add-to-cart": ProductAct;
  "remove-from-cart": ProductAct;
  "cart-view": CartAct;
  "begin-checkout": CartAct;
  "choose-delivery": CartAct & { choice: string };
  "choose-payment": CartAct & { choice: string };
  order: OrderAct;
  "newsletter-signup": Record<never, never>;
}

/** One act with its name. */
export type Act = { [Name in keyof Acts]: { name: Name } & Acts[Name] }[keyof Acts];
