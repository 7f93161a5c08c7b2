/** What is wrong with a field as it stands, in the words and by the rules of the API (decisions/0042: Forms). */
import { PASSWORD_LENGTH, PASSWORD_TEXTS } from "@curat/contract/customers.values";
import { isEmail, isPhone } from "@curat/contract/fields.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { lengthOf } from "./text-length.ts";

export interface FieldRules {
  label: string;
  required?: boolean;
  /** The control's: `email` and `tel` have rules of their own. */
  type?: string;
  /** In characters. */
  limit?: number;
  /** A rule of this field's own; only a text that is there is asked. */
  isValid?: (text: string) => boolean;
}

/** The first fault of a text; undefined for a right one. */
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
  /** False for one that exists already. */
  isNew: boolean;
  /** The password that this one repeats. */
  same?: string;
}

/** The same of a password, whose spaces count. */
export function passwordErrorOf(
  { label, required, isNew, same }: PasswordRules,
  text: string,
): string | undefined {
  if (text === "") return required ? MESSAGES.required(label) : undefined;
  if (same !== undefined) return same === text ? undefined : PASSWORD_TEXTS.differ;
  if (text.length > PASSWORD_LENGTH.max) return PASSWORD_TEXTS.tooLong();
  return isNew && text.length < PASSWORD_LENGTH.min ? PASSWORD_TEXTS.tooShort() : undefined;
}
