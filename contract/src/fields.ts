/** Fields of request bodies. Error messages are Romanian and state the required correction. */
import { z } from "@hono/zod-openapi";
import { PASSWORD_LENGTH, PASSWORD_TEXTS } from "./customers.values.ts";
import { EMAIL, isPhone, phoneOf } from "./fields.values.ts";
import { LIMITS } from "./limits.values.ts";
import { FAULT, lazyMessage } from "./faults.ts";

/** Accepts a field under any of the names that the specification uses for it (decisions/0042: Spelling). */
export function spelled<S extends z.ZodType>(spellings: Record<string, string>, schema: S) {
  return z.preprocess((value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(([key, field]) => [spellings[key] ?? key, field] as const);
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  }, schema);
}

/** Applies `spelled` to a whole body. Its TypeScript type has only the schema's own names. */
export function bodyOf<S extends z.ZodType>(spellings: Record<string, string>, schema: S): S {
  return spelled(spellings, schema) as unknown as S;
}

const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/;

function onOneLine(text: string): string {
  const lines = text.split(LINE_BREAKS).map((line) => line.trim());
  return lines.length === 1 ? text : lines.filter((line) => line !== "").join(" ");
}

/**
 * Required single-line text (decisions/0042: Forms). Line breaks become spaces, so that a field cannot fake
 * further lines in an email.
 */
export function requiredText(label: string, max: number = LIMITS.text): z.ZodString {
  return z
    .string(FAULT.required(label))
    .overwrite(onOneLine)
    .trim()
    .min(1, FAULT.required(label))
    .max(max, FAULT.tooLong(label, max));
}

/** Refuses links, email addresses and markup, because emails to unverified addresses contain the name. */
export function personName(label: string): z.ZodString {
  return requiredText(label)
    .regex(/^(?!.*(?:@|:\/\/|www\.))/isu, FAULT.invalid(label))
    .regex(/^[^<>]*$/u, FAULT.noAngles(label));
}

/** Required multi-line text. A line ending counts as one character, however it is encoded. */
export function requiredLines(label: string, max: number): z.ZodString {
  return z
    .string(FAULT.required(label))
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .trim()
    .min(1, FAULT.required(label))
    .max(max, FAULT.tooLong(label, max));
}

/** Optional text; null and absent become the empty string. */
export function optionalText(label: string, max: number = LIMITS.text) {
  return z
    .string(FAULT.invalid(label))
    .trim()
    .max(max, FAULT.tooLong(label, max))
    .nullish()
    .transform((text) => text ?? "");
}

/** Converts an internationalised domain to ASCII: ana@bücher.example becomes ana@xn--bcher-kva.example. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const url = `http://${address.slice(at)}`;
  // The URL parser accepts much more than a domain.
  const isForeign = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(address.slice(at));
  return at > 0 && isForeign && URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

/** Required email address, converted to lower case with an ASCII domain. */
export function email(label = "E-mail") {
  return requiredText(label)
    .toLowerCase()
    .overwrite(withAsciiDomain)
    .pipe(
      z.email({ pattern: EMAIL, ...FAULT.invalidEmail }).max(LIMITS.text, FAULT.tooLong(label, LIMITS.text)),
    );
}

/** Optional email address, converted to lower case with an ASCII domain. */
export function optionalEmail(label = "E-mail") {
  return optionalText(label).pipe(
    z
      .string()
      .toLowerCase()
      .overwrite(withAsciiDomain)
      .refine((text) => text === "" || EMAIL.test(text), FAULT.invalidEmail),
  );
}

/** Romanian phone number in any usual format, converted to +40… (law: Identity and addresses). */
export function phone(label = "Telefon") {
  return requiredText(label, 30)
    .refine(isPhone, FAULT.invalid(label))
    .transform((text) => phoneOf(text) ?? "");
}

/** Optional phone number in the formats that `phone` accepts. */
export function optionalPhone(label = "Telefon") {
  return optionalText(label, 30).pipe(z.union([z.literal(""), phone(label)], FAULT.invalid(label)));
}

/** Existing password, used exactly as entered, including spaces. */
export function writtenPassword(label: string) {
  return z
    .string(FAULT.required(label))
    .min(1, FAULT.required(label))
    .max(PASSWORD_LENGTH.max, FAULT.invalid(label));
}

/** New password (decisions/0021: Accounts and privacy). Only the server checks whether it is a common one. */
export function newPassword(label: string) {
  return z
    .string(FAULT.required(label))
    .min(1, FAULT.required(label))
    .min(PASSWORD_LENGTH.min, lazyMessage(PASSWORD_TEXTS.tooShort))
    .max(PASSWORD_LENGTH.max, lazyMessage(PASSWORD_TEXTS.tooLong));
}

/** Optional six-digit Romanian postcode. */
export function optionalPostcode(label = "Cod poștal") {
  return optionalText(label).pipe(z.string().regex(/^(?:\d{6})?$/, FAULT.invalid(label)));
}

/** Id as a number or a string of digits. An out-of-range id is reported as missing. */
export function requiredId(label: string) {
  return z
    .union([z.number(), z.string()], FAULT.required(label))
    .transform(Number)
    .pipe(
      z.int(FAULT.required(label)).positive(FAULT.required(label)).max(2_147_483_647, FAULT.required(label)),
    );
}

/** A required checkbox, sent by forms as "1", "on" or "true". */
export function mustTick() {
  return z.preprocess(
    (value) => (value === "1" || value === "on" || value === "true" ? true : value),
    mustAccept(),
  );
}

/** A required consent checkbox, such as for the terms. */
export function mustAccept() {
  return z.literal(true, FAULT.acceptTerms);
}
