/** Returns a field's trimmed text, or "" if absent. */
export function textOf(form: FormData, name: string): string {
  return exactTextOf(form, name).trim();
}

/** Returns a field's text untrimmed, for passwords. Line ends become one character. */
export function exactTextOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? withOneBreak(value) : "";
}

export function withOneBreak(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

export type Typed = Record<string, string>;

/** Matches names such as `email`, `company.countyid` and `items[12]`. */
const FIELD_NAME = /^[a-z][\w.-]{0,63}(?:\[\d{1,10}\])?$/i;

/** Returns entered values to show again, without passwords and unknown fields. */
export function typedValues(form: FormData): Typed {
  const typed = new Map<string, string>();
  for (const [name, value] of form)
    if (typeof value === "string" && !typed.has(name) && FIELD_NAME.test(name) && !name.includes("password"))
      typed.set(name, withOneBreak(value));
  return Object.fromEntries(typed);
}
