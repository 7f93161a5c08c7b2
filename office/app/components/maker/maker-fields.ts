/** Maps a manufacturer or responsible person to form fields, for brands and products. Pure. */
import { COUNTRIES } from "@curat/contract/countries.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";

interface Contact {
  name: string;
  address: string;
  email: string;
}

export const COUNTRY_OPTIONS = Object.entries(COUNTRIES).map(([value, label]) => ({ value, label }));

/** Returns a country's name, "" for no country, and the code for an unknown one. */
export function countryName(code: string | null): string {
  return code === null ? "" : ((COUNTRIES as Record<string, string>)[code] ?? code);
}

/**
 * Returns the form values of a contact with the given prefix, such as "responsible.name"; all are empty for
 * null.
 */
export function filledContact(of: string, contact: Contact | null): Typed {
  return {
    [`${of}.name`]: contact?.name ?? "",
    [`${of}.address`]: contact?.address ?? "",
    [`${of}.email`]: contact?.email ?? "",
  };
}

/** Reads the contact with the given prefix from a form. */
export function contactIn(form: FormData, of: string): Contact {
  const part = (name: string) => textOf(form, `${of}.${name}`);
  return { name: part("name"), address: part("address"), email: part("email") };
}

/**
 * Reads a contact that may be missing: null when all its fields are empty. The API refuses an incomplete one
 * at its fields.
 */
export function optionalContactIn(form: FormData, of: string): Contact | null {
  const contact = contactIn(form, of);
  return Object.values(contact).every((text) => text === "") ? null : contact;
}
