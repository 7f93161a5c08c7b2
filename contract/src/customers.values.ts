/** Limits that account forms check in the browser (decisions/0021: Accounts and privacy). */
import { catalogue, phrase } from "./texts.values.ts";

export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

export const PASSWORD_TEXTS = catalogue("password-fields", {
  tooShort: phrase("Parola trebuie să aibă cel puțin {numar} caractere.", () => [PASSWORD_LENGTH.min]),
  tooLong: phrase("Parola poate avea cel mult {numar} de caractere.", () => [PASSWORD_LENGTH.max]),
  tooCommon: "Parola este prea ușor de ghicit. Alege alta.",
  differ: "Parolele nu coincid.",
});

/** Company types; the first is the default (requirements: C10). */
export const COMPANY_TYPES = ["sc", "pfa"] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export const FAVOURITES_LIMIT = 500;
