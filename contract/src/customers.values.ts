/** What forms of the account check before they ask (decisions/0021: Accounts and privacy). */
import { catalogue, phrase } from "./texts.values.ts";

/** Characters of a new password. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

export const PASSWORD_TEXTS = catalogue("password-fields", {
  tooShort: phrase("Parola trebuie să aibă cel puțin {numar} caractere.", () => [PASSWORD_LENGTH.min]),
  tooLong: phrase("Parola poate avea cel mult {numar} de caractere.", () => [PASSWORD_LENGTH.max]),
  tooCommon: "Parola este prea ușor de ghicit. Alege alta.",
  differ: "Parolele nu coincid.",
});

/** Kinds of companies; the first is the default (requirements: C10). */
export const COMPANY_TYPES = ["sc", "pfa"] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** So many ids of what a customer likes stand beside his name, at most. */
export const LIKED_LIMIT = 500;
