/**
 * What schemas say of a wrong field: `FAULT` holds MESSAGES as zod takes them, asked for when something is wrong and not when
 * the schema is made, so that they are the words of the shop that is asked (decision 0091).
 */
import { MESSAGES } from "./messages.values.ts";

interface Fault {
  error: () => string;
}

/** A schema's message that is read when it is said. */
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
