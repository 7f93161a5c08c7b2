/** Stores the checkout's choices in local storage, and in a cookie that the server reads (C-033). */
import { CHOICES_AT_CHECKOUT } from "../../../session/local-keys.ts";
import { isCompany, isSameAddress } from "../../../components/checkout-form/form-fields.ts";

const [ADDRESS, COMPANY, DELIVERY] = CHOICES_AT_CHECKOUT;

export const LOCAL_KEY_OF: Record<string, string> = {
  "deliveryaddress.id": ADDRESS,
  "company.id": COMPANY,
  "delivery.deliveryid": DELIVERY,
};

const LOCKER = "selected_store";
const SAME = "same";
const TYPE = "customer_type";

/** Returns the cookie's new value. Choices missing from the form keep their stored values. */
export function storeChoices(stored: string | undefined, form: FormData): string {
  const choices = new URLSearchParams(stored);
  for (const [field, key] of [...Object.entries(LOCAL_KEY_OF), [LOCKER, LOCKER] as const]) {
    const value = form.get(field);
    if (typeof value === "string") choices.set(key, value.slice(0, 200));
  }
  if (form.has("customer.customer_type")) choices.set(TYPE, isCompany(form) ? "pj" : "pf");
  if (isCompany(form)) choices.set(SAME, isSameAddress(form) ? "1" : "0");
  return choices.toString();
}

/** Returns the cookie's value after the buyer chose to buy as a company. */
export function storeCompany(stored: string | undefined): string {
  const choices = new URLSearchParams(stored);
  choices.set(TYPE, "pj");
  return choices.toString();
}

export interface RememberedChoices {
  /** "" if the buyer last entered a new address; undefined before their first choice. */
  addressId: string | undefined;
  companyId: string | undefined;
  deliveryId: string | undefined;
  locker: string | undefined;
  customerType: "pf" | "pj" | undefined;
  /** True unless the company's last order was delivered to another address. */
  isSame: boolean;
}

export function readChoices(stored: string | undefined): RememberedChoices {
  const choices = new URLSearchParams(stored);
  const types = ["pf", "pj"] as const;
  const valueOf = (key: string) => choices.get(key) ?? undefined;
  return {
    addressId: valueOf(ADDRESS),
    companyId: valueOf(COMPANY),
    deliveryId: valueOf(DELIVERY),
    locker: valueOf(LOCKER),
    customerType: types.find((type) => type === valueOf(TYPE)),
    isSame: valueOf(SAME) !== "0",
  };
}

/**
 * Returns the remembered entry, or the first one if it no longer exists. Returns undefined if the buyer last
 * chose to enter a new one.
 */
export function preselected<Entry extends { id: number }>(
  entries: Entry[],
  remembered: string | undefined,
): Entry | undefined {
  if (remembered === "") return undefined;
  return entries.find(({ id }) => String(id) === remembered) ?? entries[0];
}
