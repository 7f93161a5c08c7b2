/** Reads a form's values as text. */

/** Returns a field's trimmed text; "" if absent. */
export function textOf(form: FormData, name: string): string {
  return exactTextOf(form, name).trim();
}

/**
 * Returns a field's text untrimmed, for passwords. Browsers send two characters per line end, which become
 * one, as in a textarea's counter.
 */
export function exactTextOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? withOneBreak(value) : "";
}

/** Replaces CRLF by LF. */
export function withOneBreak(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

export type Typed = Record<string, string>;

/** Matches field names of the shop's forms, such as `email`, `company.countyid` and `items[12]`. */
const FIELD_NAME = /^[a-z][\w.-]{0,63}(?:\[\d{1,10}\])?$/i;

/**
 * Returns all entered values, to be shown again. For repeated names, returns the first value. Leaves out
 * passwords, and fields that no form of the shop has.
 */
export function typedValues(form: FormData): Typed {
  const typed = new Map<string, string>();
  for (const [name, value] of form)
    if (typeof value === "string" && !typed.has(name) && FIELD_NAME.test(name) && !name.includes("password"))
      typed.set(name, withOneBreak(value));
  return Object.fromEntries(typed);
}
