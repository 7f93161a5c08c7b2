/** Names of the checkout's fields: the paths of the order's body, so that the API's errors find their field by name. */
import { placeOf } from "../../components/address-fields/place-fields.ts";
import { textOf, typedValues } from "../../components/form/form-values.ts";
import type { Typed } from "../../components/form/form-values.ts";

export const INTENT = { recalculate: "recalculate", quantity: "quantity", finalize: "finalize" } as const;

/** The button that removes an item. */
export function removeIntent(itemId: number): string {
  return `remove:${itemId}`;
}

/** The item that an intent removes. */
export function removedItem(intent: string): string | undefined {
  return /^remove:(\d+)$/.exec(intent)?.[1];
}

export function quantityField(itemId: number): string {
  return `items[${itemId}]`;
}

/** `items[12]` of a form, as the call wants them. */
export function quantitiesOf(form: FormData): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of form)
    if (/^items\[\d+\]$/.test(name) && typeof value === "string") found[name] = value;
  return found;
}

export const PLACES = ["deliveryaddress", "company"] as const;
export type PlacePrefix = (typeof PLACES)[number];

/** True when the parcel goes to the company's address: only for companies (C-027). */
export function isSameAddress(form: FormData): boolean {
  return textOf(form, "customer.customer_type") === "pj" && form.has("same");
}

/** Everything that was typed and chosen, to be shown again. */
export function typedOrder(form: FormData): Typed {
  const cities = PLACES.map((prefix) => [`${prefix}.cityid`, placeOf(form, prefix).cityId] as const);
  return { ...typedValues(form), ...Object.fromEntries(cities) };
}
