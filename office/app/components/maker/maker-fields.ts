/** Form fields of a manufacturer and a responsible person, for brands and products. Pure. */
import { COUNTRIES } from "@curat/contract/countries.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";

interface Contact {
  name: string;
  address: string;
  email: string;
}

export const COUNTRY_OPTIONS = Object.entries(COUNTRIES).map(([value, label]) => ({ value, label }));

/** Returns the country's name; "" for none, and the code itself when unknown. */
export function countryName(code: string | null): string {
  return code === null ? "" : ((COUNTRIES as Record<string, string>)[code] ?? code);
}

/** Returns the three fields of a contact, prefixed with its role: "responsible.name" …; empty for null. */
export function filledContact(of: string, contact: Contact | null): Typed {
  return {
    [`${of}.name`]: contact?.name ?? "",
    [`${of}.address`]: contact?.address ?? "",
    [`${of}.email`]: contact?.email ?? "",
  };
}

/** Returns the contact in a form. */
export function contactIn(form: FormData, of: string): Contact {
  const part = (name: string) => textOf(form, `${of}.${name}`);
  return { name: part("name"), address: part("address"), email: part("email") };
}

/**
 * Returns the contact in a form, null when all fields are empty. The API refuses a partial one at its fields.
 */
export function optionalContactIn(form: FormData, of: string): Contact | null {
  const contact = contactIn(form, of);
  return Object.values(contact).every((text) => text === "") ? null : contact;
}
