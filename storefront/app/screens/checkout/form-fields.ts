/** Names of the checkout's fields: the paths of the order's body, so that the API's errors find their field by name. */

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

export interface PlaceFields {
  countyId: string;
  cityId: string;
  /** The county whose localities the page showed; "" before any. */
  listed: string;
}

/** A city counts only when it was chosen from the list of the chosen county. */
export function placeOf(form: FormData, prefix: PlacePrefix): PlaceFields {
  const countyId = textOf(form, `${prefix}.countyid`);
  const listed = textOf(form, `${prefix}.listed`);
  return { countyId, listed, cityId: listed === countyId ? textOf(form, `${prefix}.cityid`) : "" };
}

/** True when the parcel goes to the company's address: only for companies (C-027). */
export function isSameAddress(form: FormData): boolean {
  return textOf(form, "customer.customer_type") === "pj" && form.has("same");
}

/** A field's text, trimmed; "" when absent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

export type Typed = Record<string, string>;

/** Everything that was typed and chosen, to be shown again. */
export function typedValues(form: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
  for (const prefix of PLACES) typed[`${prefix}.cityid`] = placeOf(form, prefix).cityId;
  return typed;
}
