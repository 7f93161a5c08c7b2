/**
 * Names of the checkout's fields. They are paths in the order's body, so that API errors map to fields by
 * name.
 */
import { placeOf } from "../address-fields/place-fields.ts";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";

export const INTENT = {
  recalculate: "recalculate",
  login: "login",
  requestReset: "ask-reset",
  reset: "reset",
  coupon: "coupon",
  removeCoupon: "remove-coupon",
  companyData: "company-data",
  lockers: "lockers",
  finalize: "finalize",
} as const;

/** Id of the section with the buyer's data. */
export const BILLING = "billing";

export const FIELD = {
  person: "person",
  buyer: "buyer",
  email: "login.email",
  password: "login.password",
  coupon: "coupon",
  lockerSearch: "locker.q",
} as const;

export function removeIntent(itemId: number): string {
  return `remove:${itemId}`;
}

/** Returns the item that an intent removes. Gifts and vouchers have negative ids. */
export function removedItem(intent: string): string | undefined {
  return /^remove:(-?\d+)$/.exec(intent)?.[1];
}

export function isLineField(name: string): boolean {
  return name.startsWith("items[");
}

export const PLACES = ["deliveryaddress", "company"] as const;
export type PlacePrefix = (typeof PLACES)[number];

/** Returns the id of the chosen saved address or company, or "" for a new one. */
export function savedId(form: FormData, prefix: PlacePrefix): string {
  return textOf(form, `${prefix}.id`);
}

export function isCompany(form: FormData): boolean {
  return textOf(form, "customer.customer_type") === "pj";
}

/** Returns whether an order is delivered to the company's billing address (C-027). */
export function isSameAddress(form: FormData): boolean {
  return isCompany(form) && form.has("same");
}

/** Returns the name of the hidden field with an option's provider code. */
export function codeField(choice: string, id: string | number): string {
  return `${choice}.${id}.code`;
}

/**
 * Returns the chosen option's provider code. The form contains it, so this works even if the cart is gone.
 */
export function chosenCode(form: FormData, choice: string): string {
  return textOf(form, codeField(choice, textOf(form, choice)));
}

/** Returns the value of a locker's radio button: the locker's id, and the name with which to search for it again. */
export function lockerValue({ lockerId, name }: { lockerId: string; name: string }): string {
  return `${lockerId} ${name}`;
}

/** Splits the value of a locker's radio button into id and name. */
export function lockerOf(value: string): { lockerId: string; name: string } {
  const at = value.indexOf(" ");
  return at < 0 ? { lockerId: value, name: "" } : { lockerId: value.slice(0, at), name: value.slice(at + 1) };
}

export function typedOrder(form: FormData): Typed {
  const cities = PLACES.map((prefix) => [`${prefix}.cityid`, placeOf(form, prefix).cityId] as const);
  const { same, ...typed } = typedValues(form);
  // Only a company can choose "same address", which is never prefilled (C-027).
  return { ...typed, ...(isSameAddress(form) && { same }), ...Object.fromEntries(cities) };
}
