/** What a buyer chose at the checkout, for the next time: the local keys, and beside them a cookie that the server reads (C-033). */
import { CHOICES_AT_CHECKOUT } from "../../../session/local-keys.ts";
import { isSameAddress } from "../../../components/checkout-form/form-fields.ts";

const [ADDRESS, COMPANY, DELIVERY] = CHOICES_AT_CHECKOUT;

/** The local key of a field; its value is kept under it. */
export const LOCAL_KEY_OF: Record<string, string> = {
  "deliveryaddress.id": ADDRESS,
  "company.id": COMPANY,
  "delivery.deliveryid": DELIVERY,
};

const LOCKER = "selected_store";
const SAME = "same";

/** The cookie's text: what the form says of each, else what was kept before. */
export function keepChoices(kept: string | undefined, form: FormData): string {
  const choices = new URLSearchParams(kept);
  for (const [field, key] of [...Object.entries(LOCAL_KEY_OF), [LOCKER, LOCKER] as const]) {
    const value = form.get(field);
    if (typeof value === "string") choices.set(key, value.slice(0, 200));
  }
  if (isSameAddress(form)) choices.set(SAME, "1");
  else choices.delete(SAME);
  return choices.toString();
}

export interface RememberedChoices {
  /** "" is another address than the saved ones; undefined when nothing was chosen yet. */
  addressId: string | undefined;
  companyId: string | undefined;
  deliveryId: string | undefined;
  /** Value of the locker's radio. */
  locker: string | undefined;
  /** The parcel goes to the company's address. */
  isSame: boolean;
}

export function readChoices(kept: string | undefined): RememberedChoices {
  const choices = new URLSearchParams(kept);
  const valueOf = (key: string) => choices.get(key) ?? undefined;
  return {
    addressId: valueOf(ADDRESS),
    companyId: valueOf(COMPANY),
    deliveryId: valueOf(DELIVERY),
    locker: valueOf(LOCKER),
    isSame: choices.has(SAME),
  };
}

/** The remembered one, else the first; undefined for another one than those, or when there is none. */
export function preselected<Entry extends { id: number }>(
  entries: Entry[],
  remembered: string | undefined,
): Entry | undefined {
  if (remembered === "") return undefined;
  return entries.find(({ id }) => String(id) === remembered) ?? entries[0];
}
