/** What a form holds, as text. */

/** A field's text, trimmed; "" when absent. */
export function textOf(form: FormData, name: string): string {
  return exactTextOf(form, name).trim();
}

/** A field's text as it was typed: spaces at its ends belong to a password. */
export function exactTextOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export type Typed = Record<string, string>;

/** Everything that was typed and chosen, to be shown again; passwords are not sent back. */
export function typedValues(form: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of form)
    if (typeof value === "string" && !name.includes("password")) typed[name] = value;
  return typed;
}
