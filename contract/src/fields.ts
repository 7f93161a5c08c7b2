/** Building blocks of request bodies: each carries its Romanian message, so a wrong field says what to do. */
import { z } from "@hono/zod-openapi";
import { PASSWORD_LENGTH, PASSWORD_TEXTS } from "./customers.values.ts";
import { EMAIL, isPhone, phoneOf } from "./fields.values.ts";
import { LIMITS } from "./limits.values.ts";
import { FAULT, said } from "./faults.ts";

/** Lets one body use any of the spellings that the documents use for the same field (decisions/0042: Spelling). */
export function spelled<S extends z.ZodType>(spellings: Record<string, string>, schema: S) {
  return z.preprocess((value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).map(([key, field]) => [spellings[key] ?? key, field] as const);
    return Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  }, schema);
}

/** `spelled` for a whole body: callers are held to the fields under the names that stand in the schema. */
export function bodyOf<S extends z.ZodType>(spellings: Record<string, string>, schema: S): S {
  return spelled(spellings, schema) as unknown as S;
}

const LINE_BREAKS = /[\n\v\f\r\u0085\u2028\u2029]+/;

/** Lines with one space between them; time linear in the text, which may be as long as a body. */
function onOneLine(text: string): string {
  const lines = text.split(LINE_BREAKS).map((line) => line.trim());
  return lines.length === 1 ? text : lines.filter((line) => line !== "").join(" ");
}

/**
 * Required text of one line; empty or missing gives "Câmpul {label} este obligatoriu." (decisions/0042: Forms). Line breaks
 * become spaces: in a mail or on a label no field may pretend to be several.
 */
export function requiredText(label: string, max: number = LIMITS.text): z.ZodString {
  return z
    .string(FAULT.required(label))
    .overwrite(onOneLine)
    .trim()
    .min(1, FAULT.required(label))
    .max(max, FAULT.tooLong(label, max));
}

/** A person's name. Our mails greet with it whoever's address was typed, so it is no address of anything itself, and no markup. */
export function personName(label: string): z.ZodString {
  return requiredText(label)
    .regex(/^(?!.*(?:@|:\/\/|www\.))/isu, FAULT.invalid(label))
    .regex(/^[^<>]*$/u, FAULT.noAngles(label));
}

/** Required text of several lines; a line's end counts as one character, however the sender writes it. */
export function requiredLines(label: string, max: number): z.ZodString {
  return z
    .string(FAULT.required(label))
    .overwrite((text) => text.replaceAll("\r\n", "\n"))
    .trim()
    .min(1, FAULT.required(label))
    .max(max, FAULT.tooLong(label, max));
}

/** Optional text; null and absence become the empty string. */
export function optionalText(label: string, max: number = LIMITS.text) {
  return z
    .string(FAULT.invalid(label))
    .trim()
    .max(max, FAULT.tooLong(label, max))
    .nullish()
    .transform((text) => text ?? "");
}

/** An address with its domain as mail servers know it: "ana@bücher.example" is at xn--bcher-kva.example. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const url = `http://${address.slice(at)}`;
  // Only letters, marks, digits, dots and hyphens: a URL may hold more.
  const isForeign = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}.-]{1,253}$/u.test(address.slice(at));
  return at > 0 && isForeign && URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

/** Required e-mail address, lower-cased, its domain in ASCII. */
export function email(label = "E-mail") {
  return requiredText(label)
    .toLowerCase()
    .overwrite(withAsciiDomain)
    .pipe(
      z.email({ pattern: EMAIL, ...FAULT.invalidEmail }).max(LIMITS.text, FAULT.tooLong(label, LIMITS.text)),
    );
}

/** The same, or nothing. */
export function optionalEmail(label = "E-mail") {
  return optionalText(label).pipe(
    z
      .string()
      .toLowerCase()
      .overwrite(withAsciiDomain)
      .refine((text) => text === "" || EMAIL.test(text), FAULT.invalidEmail),
  );
}

/** Romanian phone number in any usual spelling; answered as +40… (law: Identity and addresses). */
export function phone(label = "Telefon") {
  return requiredText(label, 30)
    .refine(isPhone, FAULT.invalid(label))
    .transform((text) => phoneOf(text) ?? "");
}

/** Phone number as `phone` takes it, or nothing. */
export function optionalPhone(label = "Telefon") {
  return optionalText(label, 30).pipe(z.union([z.literal(""), phone(label)], FAULT.invalid(label)));
}

/** A password that someone has to know: taken as typed, spaces included. */
export function writtenPassword(label: string) {
  return z
    .string(FAULT.required(label))
    .min(1, FAULT.required(label))
    .max(PASSWORD_LENGTH.max, FAULT.invalid(label));
}

/** A password to be set (decisions/0021: Accounts and privacy); whether it is a common one only the server knows. */
export function newPassword(label: string) {
  return z
    .string(FAULT.required(label))
    .min(1, FAULT.required(label))
    .min(PASSWORD_LENGTH.min, said(PASSWORD_TEXTS.tooShort))
    .max(PASSWORD_LENGTH.max, said(PASSWORD_TEXTS.tooLong));
}

/** Six-digit Romanian postcode, or nothing. */
export function optionalPostcode(label = "Cod poștal") {
  return optionalText(label).pipe(z.string().regex(/^(?:\d{6})?$/, FAULT.invalid(label)));
}

/** Id from a list of the shop, also as digits in text, as forms send it; what no list can hold counts as not chosen. */
export function requiredId(label: string) {
  return z
    .union([z.number(), z.string()], FAULT.required(label))
    .transform(Number)
    .pipe(
      z.int(FAULT.required(label)).positive(FAULT.required(label)).max(2_147_483_647, FAULT.required(label)),
    );
}

/** A box that has to be ticked, as forms send one: "1", "on" or "true". */
export function mustTick() {
  return z.preprocess(
    (value) => (value === "1" || value === "on" || value === "true" ? true : value),
    mustAccept(),
  );
}

/** A box that has to be ticked (terms). */
export function mustAccept() {
  return z.literal(true, FAULT.acceptTerms);
}
