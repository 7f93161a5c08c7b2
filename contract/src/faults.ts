/** Error messages that are read when validation fails, so that text overrides apply (decision 0091). */
import { MESSAGES } from "./messages.values.ts";

interface Fault {
  error: () => string;
}

/** Defers a schema's error message until validation fails. */
export function lazyMessage(text: () => string): Fault {
  return { error: text };
}

export const FAULT = {
  required: (label: string): Fault => lazyMessage(() => MESSAGES.required(label)),
  invalid: (label: string): Fault => lazyMessage(() => MESSAGES.invalid(label)),
  noAngles: (label: string): Fault => lazyMessage(() => MESSAGES.noAngles(label)),
  tooLong: (label: string, max: number): Fault => lazyMessage(() => MESSAGES.tooLong(label, max)),
  invalidEmail: lazyMessage(() => MESSAGES.invalidEmail),
  acceptTerms: lazyMessage(() => MESSAGES.acceptTerms),
  malformed: lazyMessage(() => MESSAGES.malformed),
};
