import type { StaffOrder } from "@curat/contract/staff/orders";
import { textOf } from "@curat/ui/form/form-values.ts";
import { texts } from "./party-texts.ts";

type ShownParty = Pick<
  StaffOrder["data"],
  | "firstname"
  | "lastname"
  | "companyname"
  | "fiscalcode"
  | "commerceregistry"
  | "bankname"
  | "bankaccount"
  | "invoice_county"
  | "invoice_city"
  | "invoice_streetaddress"
>;

const COMPANY = ["name", "cui", "reg", "bank", "iban", "county", "city", "streetaddress"] as const;
const PERSON = ["firstname", "lastname", "county", "city", "streetaddress"] as const;

/** Returns name, label and current value of each field of the invoiced party. */
export function partyFields(reported: ShownParty): [name: string, label: string, stands: string][] {
  const isCompany = reported.companyname !== "";
  const stands: Record<(typeof COMPANY | typeof PERSON)[number], string> = {
    name: reported.companyname,
    cui: reported.fiscalcode,
    reg: reported.commerceregistry,
    bank: reported.bankname,
    iban: reported.bankaccount,
    firstname: reported.firstname,
    lastname: reported.lastname,
    county: reported.invoice_county,
    city: reported.invoice_city,
    streetaddress: reported.invoice_streetaddress,
  };
  const [prefix, keys] = isCompany
    ? (["party.company", COMPANY] as const)
    : (["party.person", PERSON] as const);
  return keys.map((key) => [`${prefix}.${key}`, texts[key], stands[key]]);
}

export function partyOf(form: FormData) {
  const version = Number(textOf(form, "version"));
  const prefix = form.has("party.company.name") ? "party.company" : "party.person";
  const text = (key: keyof typeof texts) => textOf(form, `${prefix}.${key}`);
  const place = { county: text("county"), city: text("city"), streetaddress: text("streetaddress") };
  if (prefix === "party.person")
    return { version, person: { firstname: text("firstname"), lastname: text("lastname"), ...place } };
  const numbers = { name: text("name"), cui: text("cui"), reg: text("reg") };
  return { version, company: { ...numbers, bank: text("bank"), iban: text("iban"), ...place } };
}
