/** Validates fields in the browser, with the API's rules and messages (decisions/0042: Forms). */
import { PASSWORD_LENGTH, PASSWORD_TEXTS } from "@curat/contract/customers.values";
import { isEmail, isPhone } from "@curat/contract/fields.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { lengthOf } from "./text-length.ts";

export interface FieldRules {
  label: string;
  required?: boolean;
  type?: string;
  limit?: number;
  isValid?: (text: string) => boolean;
}

/** Returns the first error of a value; undefined if it is valid. */
export function fieldErrorOf(
  { label, required, type, limit, isValid }: FieldRules,
  text: string,
): string | undefined {
  const written = text.trim();
  if (written === "") return required ? MESSAGES.required(label) : undefined;
  if (limit !== undefined && lengthOf(written) > limit) return MESSAGES.tooLong(label, limit);
  if (type === "email" && !isEmail(written)) return MESSAGES.invalidEmail;
  if (type === "tel" && !isPhone(written)) return MESSAGES.invalid(label);
  return isValid && !isValid(written) ? MESSAGES.invalid(label) : undefined;
}

interface PasswordRules {
  label: string;
  required?: boolean;
  isNew: boolean;
  same?: string;
}

/**
 * Returns the first error of a password; undefined if it is valid. Passwords are not trimmed, because spaces are part
 * of them.
 */
export function passwordErrorOf(
  { label, required, isNew, same }: PasswordRules,
  text: string,
): string | undefined {
  if (text === "") return required ? MESSAGES.required(label) : undefined;
  if (same !== undefined) return same === text ? undefined : PASSWORD_TEXTS.differ;
  if (text.length > PASSWORD_LENGTH.max) return PASSWORD_TEXTS.tooLong();
  return isNew && text.length < PASSWORD_LENGTH.min ? PASSWORD_TEXTS.tooShort() : undefined;
}
