import type { CartChange, RequestedCartLine } from "./change-cart.server.ts";

export const CART_ACTION = "/cos/actiune";

export const CART_INTENT = {
  add: "add",
  addBundle: "add-bundle",
  addLines: "add-lines",
  remove: "remove",
  quantities: "quantities",
} as const;

export function quantityField(itemId: number): string {
  return `items[${itemId}]`;
}

/** Returns the name of a product's quantity field in a form that adds several products. */
export function lineField(productId: number): string {
  return `lines[${productId}]`;
}

/** Name of the field with the idempotency key, in forms that add several products. */
export const SENDING_FIELD = "sending";

/**
 * Returns the lines and the idempotency key of a form that adds several products. Undefined for other forms.
 */
export function sentLinesOf(form: FormData): { lines: RequestedCartLine[]; sending: string } | undefined {
  if (field(form, "intent") !== CART_INTENT.addLines) return undefined;
  return { lines: linesOf(form), sending: field(form, SENDING_FIELD) };
}

/** Returns the form's lines that have a quantity, in form order. */
export function linesOf(form: Iterable<[string, unknown]>): RequestedCartLine[] {
  return [...form].flatMap(([name, value]) => {
    const id = /^lines\[(\d{1,9})\]$/.exec(name)?.[1];
    const qty = typeof value === "string" ? value.trim() : "";
    return id === undefined || qty === "" ? [] : [{ productid: Number(id), qty }];
  });
}

/** Returns the quantities by field name (`items[12]`), as the API call expects them. */
export function quantitiesOf(form: FormData): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of form)
    if (/^items\[\d+\]$/.test(name) && typeof value === "string") found[name] = value;
  return found;
}

/** Returns the change that a form requests, or undefined if its intent is unknown or fields are missing. */
export function cartChangeOf(form: FormData): CartChange | undefined {
  switch (field(form, "intent")) {
    case CART_INTENT.add:
      // Cards of products with a minimum of one piece have no quantity field, which keeps lists small.
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
