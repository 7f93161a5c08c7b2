import type { OrderBodyInput } from "@curat/contract/orders";
import type { PlacePrefix } from "./form-fields.ts";
import { placeOf } from "../../components/address-fields/place-fields.ts";
import { textOf } from "../../components/form/form-values.ts";
import { isSameAddress } from "./form-fields.ts";

/** The body of POST /orders out of the checkout's form; absent ids become "", which the contract refuses by name. */
export function orderBodyOf(form: FormData): OrderBodyInput {
  const isCompany = textOf(form, "customer.customer_type") === "pj";
  const seat = addressOf(form, "company");
  return {
    order_type: "online",
    observation: textOf(form, "observation"),
    delivery: { deliveryid: textOf(form, "delivery.deliveryid") },
    selected_store: null,
    payment: { paymentid: textOf(form, "payment.paymentid") },
    customer: {
      firstname: textOf(form, "customer.firstname"),
      lastname: textOf(form, "customer.lastname"),
      phone: textOf(form, "customer.phone"),
      email: textOf(form, "customer.email"),
      customer_type: isCompany ? "pj" : "pf",
    },
    deliveryaddress: isSameAddress(form) ? seat : addressOf(form, "deliveryaddress"),
    ...(isCompany && {
      billingaddress: seat,
      company: {
        ...seat,
        cui: textOf(form, "company.cui"),
        name: textOf(form, "company.name"),
        reg: textOf(form, "company.reg"),
        bank: textOf(form, "company.bank"),
        iban: textOf(form, "company.iban"),
      },
    }),
  };
}

function addressOf(form: FormData, prefix: PlacePrefix) {
  const { countyId, cityId } = placeOf(form, prefix);
  return {
    id: null,
    countyid: countyId,
    cityid: cityId,
    streetaddress: textOf(form, `${prefix}.streetaddress`),
  };
}

/** Errors as the page's fields carry them: the billing address is the company's own, said once. */
export function fieldErrors(errors: Record<string, string[]>, form: FormData): Record<string, string[]> {
  const own = Object.entries(errors).flatMap(([path, texts]) => {
    if (path.startsWith("billingaddress.")) return [];
    if (isSameAddress(form) && path.startsWith("deliveryaddress.")) return [];
    return [[path, texts] as const];
  });
  return Object.fromEntries(own);
}
