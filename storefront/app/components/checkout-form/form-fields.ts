/** Names of the checkout's fields: the paths of the order's body, so that the API's errors find their field by name. */
import { placeOf } from "../address-fields/place-fields.ts";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";

export const INTENT = {
  recalculate: "recalculate",
  login: "login",
  askReset: "ask-reset",
  reset: "reset",
  coupon: "coupon",
  removeCoupon: "remove-coupon",
  companyData: "company-data",
  lockers: "lockers",
  finalize: "finalize",
} as const;

/** Fields that are no part of an order. */
export const FIELD = {
  /** The customer whom the page was shown to. */
  person: "person",
  /** 'new' or 'existing' client. */
  buyer: "buyer",
  email: "login.email",
  password: "login.password",
  coupon: "coupon",
  lockerSearch: "locker.q",
} as const;

/** The button that removes an item. */
export function removeIntent(itemId: number): string {
  return `remove:${itemId}`;
}

/** The item that an intent removes; ids of gifts and vouchers are below zero. */
export function removedItem(intent: string): string | undefined {
  return /^remove:(-?\d+)$/.exec(intent)?.[1];
}

/** True of a field that belongs to a line of the cart. */
export function isLineField(name: string): boolean {
  return name.startsWith("items[");
}

export const PLACES = ["deliveryaddress", "company"] as const;
export type PlacePrefix = (typeof PLACES)[number];

/** The saved address or company that was chosen; "" for another one, typed here. */
export function savedId(form: FormData, prefix: PlacePrefix): string {
  return textOf(form, `${prefix}.id`);
}

export function isCompany(form: FormData): boolean {
  return textOf(form, "customer.customer_type") === "pj";
}

/** True when the parcel goes to the company's address: only for companies (C-027). */
export function isSameAddress(form: FormData): boolean {
  return isCompany(form) && form.has("same");
}

/** The field that sends back how the provider codes an option of a choice. */
export function codeField(choice: string, id: string | number): string {
  return `${choice}.${id}.code`;
}

/** How the provider codes the chosen option; "" where it does not tell. The cart that offered it may be an order by now. */
export function chosenCode(form: FormData, choice: string): string {
  return textOf(form, codeField(choice, textOf(form, choice)));
}

/** Value of a locker's radio: its id, and the name by which it is found again. */
export function lockerValue({ lockerId, name }: { lockerId: string; name: string }): string {
  return `${lockerId} ${name}`;
}

/** The locker that a radio's value names. */
export function lockerOf(value: string): { lockerId: string; name: string } {
  const at = value.indexOf(" ");
  return at < 0 ? { lockerId: value, name: "" } : { lockerId: value.slice(0, at), name: value.slice(at + 1) };
}

/** Everything that was typed and chosen, to be shown again. */
export function typedOrder(form: FormData): Typed {
  const cities = PLACES.map((prefix) => [`${prefix}.cityid`, placeOf(form, prefix).cityId] as const);
  const { same, ...typed } = typedValues(form);
  // Only for companies, and each time afresh (C-027).
  return { ...typed, ...(isSameAddress(form) && { same }), ...Object.fromEntries(cities) };
}
