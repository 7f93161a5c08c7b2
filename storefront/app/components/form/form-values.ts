/** What a form holds, as text. */

/** A field's text, trimmed; "" when absent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

export type Typed = Record<string, string>;

/** Everything that was typed and chosen, to be shown again; passwords are not sent back. */
export function typedValues(form: FormData): Typed {
  const typed: Typed = {};
  for (const [name, value] of form)
    if (typeof value === "string" && !name.includes("password")) typed[name] = value;
  return typed;
}
