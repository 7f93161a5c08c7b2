/** A maker and who answers for him in the Union, as forms hold them: the fields of a brand and of a product. Pure. */
import { COUNTRIES } from "@curat/contract/countries.values";
import { textOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";

interface Contact {
  name: string;
  address: string;
  email: string;
}

export const COUNTRY_OPTIONS = Object.entries(COUNTRIES).map(([value, label]) => ({ value, label }));

/** The country's name; "" of none, and the code itself of one that is not known. */
export function countryName(code: string | null): string {
  return code === null ? "" : ((COUNTRIES as Record<string, string>)[code] ?? code);
}

/** The three fields of a contact, named after what it is: "responsible.name" …; empty for nobody. */
export function filledContact(of: string, contact: Contact | null): Typed {
  return {
    [`${of}.name`]: contact?.name ?? "",
    [`${of}.address`]: contact?.address ?? "",
    [`${of}.email`]: contact?.email ?? "",
  };
}

/** What a form says of a contact. */
export function contactIn(form: FormData, of: string): Contact {
  const part = (name: string) => textOf(form, `${of}.${name}`);
  return { name: part("name"), address: part("address"), email: part("email") };
}

/** The same, null where nothing is typed; one that is typed in part is refused by the API, at its field. */
export function contactOrNoneIn(form: FormData, of: string): Contact | null {
  const contact = contactIn(form, of);
  return Object.values(contact).every((text) => text === "") ? null : contact;
}
