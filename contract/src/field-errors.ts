/** Converts schema issues to the `errors` of a 422 response, without loading zod. */
import type { FieldErrors } from "./envelope.ts";
import { MESSAGES } from "./messages.values.ts";

interface Issue {
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
}

/** Returns each field's first error; errors of the whole body are under `body`. */
export function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const { path, message, keys = [] } of issues) {
    const fields = keys.length > 0 ? keys.map((key) => [...path, key]) : [path];
    for (const field of fields) {
      const name = field.map(String).join(".") || "body";
      if (!errors.has(name)) errors.set(name, [message || MESSAGES.malformed]);
    }
  }
  // fromEntries creates own properties even for names such as `__proto__`.
  return Object.fromEntries(errors);
}
