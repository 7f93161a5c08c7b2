/** A hidden field keeps the chosen record's name, so that a form that is shown again need not look it up. */
import type { Choice } from "./choice.ts";

const APART = "|";

export const namedField = (name: string): string => `${name}_named`;

export function namedValue({ code, name }: Choice): string {
  return name === "" ? "" : `${code}${APART}${name}`;
}

/** Returns the name in a hidden field's value if it belongs to the code that was sent, otherwise "". */
export function nameIn(value: string | undefined, code: string): string {
  const start = `${code}${APART}`;
  return code !== "" && value?.startsWith(start) ? value.slice(start.length) : "";
}
