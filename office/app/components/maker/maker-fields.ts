/** Maps a manufacturer or responsible person to form fields, for brands and products. */
import { COUNTRIES } from "@curat/contract/countries.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";

interface Contact {
  name: string;
  address: string;
  email: string;
}

export const COUNTRY_OPTIONS = Object.entries(COUNTRIES).map(([value, label]) => ({ value, label }));

/** Returns a country's name. Returns "" for null, and the code itself if it is unknown. */
export function countryName(code: string | null): string {
  return code === null ? "" : ((COUNTRIES as Record<string, string>)[code] ?? code);
}

/** Returns a contact's form values, named with a prefix such as "responsible.name". For null, all values are empty. */
export function filledContact(of: string, contact: Contact | null): Typed {
  return {
    [`${of}.name`]: contact?.name ?? "",
    [`${of}.address`]: contact?.address ?? "",
    [`${of}.email`]: contact?.email ?? "",
  };
}

export function contactIn(form: FormData, of: string): Contact {
  const part = (name: string) => textOf(form, `${of}.${name}`);
  return { name: part("name"), address: part("address"), email: part("email") };
}

/** Reads an optional contact. Returns null if all fields are empty. The API refuses an incomplete contact. */
export function optionalContactIn(form: FormData, of: string): Contact | null {
  const contact = contactIn(form, of);
  return Object.values(contact).every((text) => text === "") ? null : contact;
}
