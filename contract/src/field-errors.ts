/** What a schema found wrong, as the `errors` of a 422 carry it; runs without zod. */
import type { FieldErrors } from "./envelope.ts";
import { MESSAGES } from "./messages.values.ts";

/** As much of zod's issues as is read. */
interface Issue {
  path: readonly PropertyKey[];
  message: string;
  /** Fields that the call does not have, where it takes no others. */
  keys?: readonly string[];
}

/** Issues as `{ "customer.email": ["…"] }`; each field tells its first fault only, a whole body is called `body`. */
export function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const { path, message, keys = [] } of issues) {
    const fields = keys.length > 0 ? keys.map((key) => [...path, key]) : [path];
    for (const field of fields) {
      const name = field.map(String).join(".") || "body";
      if (!errors.has(name)) errors.set(name, [message || MESSAGES.malformed]);
    }
  }
  // Whatever a field is called, it becomes one of the answer's own.
  return Object.fromEntries(errors);
}
