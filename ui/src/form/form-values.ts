/** What a form holds, as text. */

/** A field's text, trimmed; "" when absent. */
export function textOf(form: FormData, name: string): string {
  return exactTextOf(form, name).trim();
}

/**
 * A field's text as it was typed: spaces at its ends belong to a password. A line's end is one character, as the
 * counter of a textarea counts it; browsers send two.
 */
export function exactTextOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? withOneBreak(value) : "";
}

/** A line's end as one character. */
export function withOneBreak(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

export type Typed = Record<string, string>;

/** How the forms of this shop name their fields: `email`, `company.countyid`, `items[12]`. */
const FIELD_NAME = /^[a-z][\w.-]{0,63}(?:\[\d{1,10}\])?$/i;

/**
 * Everything that was typed and chosen, to be shown again; of several fields with one name the first. Passwords are not
 * sent back, nor what no form of the shop can have asked for.
 */
export function typedValues(form: FormData): Typed {
  const typed = new Map<string, string>();
  for (const [name, value] of form)
    if (typeof value === "string" && !typed.has(name) && FIELD_NAME.test(name) && !name.includes("password"))
      typed.set(name, withOneBreak(value));
  return Object.fromEntries(typed);
}
