/** How a form names what it wants of the cart: its intents and fields, with and without script, on any page. */
import type { CartChange, CartLineAsked } from "./change-cart.server.ts";

/** Where such forms are sent. */
export const CART_ACTION = "/cos/actiune";

export const CART_INTENT = {
  add: "add",
  addBundle: "add-bundle",
  addLines: "add-lines",
  remove: "remove",
  quantities: "quantities",
} as const;

/** Field of an item's quantity. */
export function quantityField(itemId: number): string {
  return `items[${itemId}]`;
}

/** Field of a product's quantity, where a form puts many into the cart at once; empty, it is left out. */
export function lineField(productId: number): string {
  return `lines[${productId}]`;
}

/** Field that names one sending of such a form. */
export const SENDING_FIELD = "sending";

/** The lines of a form that puts many in at once; undefined of any other form. */
export function sentLinesOf(form: FormData): { lines: CartLineAsked[]; sending: string } | undefined {
  if (field(form, "intent") !== CART_INTENT.addLines) return undefined;
  return { lines: linesOf(form), sending: field(form, SENDING_FIELD) };
}

/** The filled lines of a form, in its order. */
export function linesOf(form: Iterable<[string, unknown]>): CartLineAsked[] {
  return [...form].flatMap(([name, value]) => {
    const id = /^lines\[(\d{1,9})\]$/.exec(name)?.[1];
    const qty = typeof value === "string" ? value.trim() : "";
    return id === undefined || qty === "" ? [] : [{ productid: Number(id), qty }];
  });
}

/** `items[12]` of a form, as the call wants them. */
export function quantitiesOf(form: FormData): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of form)
    if (/^items\[\d+\]$/.test(name) && typeof value === "string") found[name] = value;
  return found;
}

/** The change that a form asks for; undefined for an intent that is none of these, or one without its object. */
export function cartChangeOf(form: FormData): CartChange | undefined {
  switch (field(form, "intent")) {
    case CART_INTENT.add:
      // A card of what is sold by the piece names no quantity: on a page of cards that is a field each.
      return {
        kind: "add",
        productId: field(form, "productID"),
        quantity: form.has("qty") ? field(form, "qty") : "1",
      };
    case CART_INTENT.addBundle:
      return { kind: "add-bundle", bundleId: field(form, "bundleID"), quantity: field(form, "qty") };
    case CART_INTENT.remove:
      return { kind: "remove", itemId: field(form, "itemId") };
    case CART_INTENT.quantities: {
      const quantities = quantitiesOf(form);
      return Object.keys(quantities).length > 0 ? { kind: "set-quantities", quantities } : undefined;
    }
    default:
      return undefined;
  }
}

function field(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
