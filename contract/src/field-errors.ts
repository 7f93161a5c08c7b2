/** Converts schema issues to the `errors` of a 422; runs without zod. */
import type { FieldErrors } from "./envelope.ts";
import { MESSAGES } from "./messages.values.ts";

/** The parts of a zod issue that are read. */
interface Issue {
  path: readonly PropertyKey[];
  message: string;
  /** Fields that the call does not accept. */
  keys?: readonly string[];
}

/**
 * Returns issues as `{ "customer.email": ["…"] }`; only the first error of each field, and `body` for the
 * whole body.
 */
export function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const { path, message, keys = [] } of issues) {
    const fields = keys.length > 0 ? keys.map((key) => [...path, key]) : [path];
    for (const field of fields) {
      const name = field.map(String).join(".") || "body";
      if (!errors.has(name)) errors.set(name, [message || MESSAGES.malformed]);
    }
  }
  // fromEntries makes own properties even of names such as `__proto__`.
  return Object.fromEntries(errors);
}
