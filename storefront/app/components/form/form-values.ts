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
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

export type Typed = Record<string, string>;

/** Everything that was typed and chosen, to be shown again; passwords are not sent back. */
export function typedValues(form: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of form)
    if (typeof value === "string" && !name.includes("password")) typed[name] = exactTextOf(form, name);
  return typed;
}
