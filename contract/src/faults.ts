/** Error messages that are read when validation fails, so that text overrides apply (decision 0091). */
import { MESSAGES } from "./messages.values.ts";

interface Fault {
  error: () => string;
}

/** Defers a schema's error message until validation fails. */
export function said(text: () => string): Fault {
  return { error: text };
}

export const FAULT = {
  required: (label: string): Fault => said(() => MESSAGES.required(label)),
  invalid: (label: string): Fault => said(() => MESSAGES.invalid(label)),
  noAngles: (label: string): Fault => said(() => MESSAGES.noAngles(label)),
  tooLong: (label: string, most: number): Fault => said(() => MESSAGES.tooLong(label, most)),
  invalidEmail: said(() => MESSAGES.invalidEmail),
  acceptTerms: said(() => MESSAGES.acceptTerms),
  malformed: said(() => MESSAGES.malformed),
};
