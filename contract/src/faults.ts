/**
 * Messages of schemas for invalid fields. `FAULT` looks up MESSAGES when a fault occurs and not when the
 * schema is created, so that the shop's own texts apply (decision 0091).
 */
import { MESSAGES } from "./messages.values.ts";

interface Fault {
  error: () => string;
}

/** Returns a schema message that is looked up when it is needed. */
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
