import type { OrderBodyInput } from "@curat/contract/orders";
import { placeOf } from "../../../components/address-fields/place-fields.ts";
import { textOf } from "@curat/ui/form/form-values.ts";
import {
  isCompany,
  isSameAddress,
  lockerOf,
  savedId,
} from "../../../components/checkout-form/form-fields.ts";
import type { PlacePrefix } from "../../../components/checkout-form/form-fields.ts";
import type { ChosenEntries, SavedAddress } from "../buyer/saved-entries.server.ts";

export interface OrderTerms extends ChosenEntries {
  isLocker: boolean;
  isProcurement: boolean;
  email?: string | undefined;
}

/**
 * Returns the body for POST /orders. A missing id becomes "", so that the API reports an error for its field.
 */
export function orderBodyOf(form: FormData, terms: OrderTerms): OrderBodyInput {
  const total = textOf(form, "total");
  const seat = terms.company ? savedPlace(terms.company.address) : typedPlace(form, "company");
  return {
    order_type: terms.isProcurement && isCompany(form) ? "seap" : "online",
    observation: textOf(form, "observation"),
    delivery: { deliveryid: textOf(form, "delivery.deliveryid") },
    selected_store: (terms.isLocker && lockerOf(textOf(form, "selected_store")).lockerId) || null,
    payment: { paymentid: textOf(form, "payment.paymentid") },
    customer: {
      firstname: textOf(form, "customer.firstname"),
      lastname: textOf(form, "customer.lastname"),
      phone: textOf(form, "customer.phone"),
      email: terms.email ?? textOf(form, "customer.email"),
      customer_type: isCompany(form) ? "pj" : "pf",
    },
    // The API refuses the order if its total differs from the one that the buyer saw.
    ...(total !== "" && { seen_total: Number(total) }),
    deliveryaddress: isSameAddress(form) ? seat : deliveryPlace(form, terms.address),
    ...(isCompany(form) && {
      billingaddress: seat,
      company: companyOf(form, terms, seat),
      references: referencesOf(form),
    }),
  };
}

function deliveryPlace(form: FormData, saved: SavedAddress | undefined) {
  return saved ? { ...savedPlace(saved), id: saved.id } : typedPlace(form, "deliveryaddress");
}

function companyOf(form: FormData, { company }: OrderTerms, seat: ReturnType<typeof typedPlace>) {
  if (company) {
    const { id, cui, name, reg, bank, iban } = company;
    return { ...seat, id, cui, name, reg, bank, iban };
  }
  return {
    ...seat,
    cui: textOf(form, "company.cui"),
    name: textOf(form, "company.name"),
    reg: textOf(form, "company.reg"),
    bank: textOf(form, "company.bank"),
    iban: textOf(form, "company.iban"),
  };
}

function referencesOf(form: FormData): OrderBodyInput["references"] {
  const reported = (name: string) => textOf(form, `references.${name}`);
  const references = {
    purchase_order: reported("purchase_order"),
    contract: reported("contract"),
    seap: reported("seap"),
  };
  return Object.values(references).some(Boolean) ? references : undefined;
}

function typedPlace(form: FormData, prefix: PlacePrefix) {
  const { countyId, cityId } = placeOf(form, prefix);
  return {
    id: null as number | null,
    countyid: countyId,
    cityid: cityId,
    streetaddress: textOf(form, `${prefix}.streetaddress`),
    zipcode: textOf(form, `${prefix}.zipcode`),
  };
}

function savedPlace({ countyId, cityId, street, zipcode }: Omit<SavedAddress, "id">) {
  return {
    id: null as number | null,
    countyid: String(countyId),
    cityid: String(cityId),
    streetaddress: street,
    zipcode,
  };
}

/**
 * Maps API errors to the page's fields. Errors of a saved entry are shown at the radio buttons that selected
 * it.
 */
export function fieldErrors(errors: Record<string, string[]>, form: FormData): Record<string, string[]> {
  const own: Record<string, string[]> = {};
  for (const [path, messages] of Object.entries(errors)) {
    const name = fieldOf(path, form);
    if (name !== undefined) own[name] ??= messages;
  }
  return own;
}

function fieldOf(path: string, form: FormData): string | undefined {
  const [part, ...rest] = path.split(".");
  if (part === "billingaddress") return rest[0] === "zipcode" ? fieldOf("company.zipcode", form) : undefined;
  if (part === "deliveryaddress") {
    if (isSameAddress(form)) return undefined;
    return savedId(form, part) === "" ? path : "deliveryaddress.id";
  }
  if (part === "company") return savedId(form, part) === "" ? path : "company.id";
  return path;
}
