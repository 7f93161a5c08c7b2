/** What forms of the account check before they ask (decisions/0042: Accounts and privacy). */

/** Characters of a new password. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

export const PASSWORD_TEXTS = {
  tooShort: `Parola trebuie să aibă cel puțin ${PASSWORD_LENGTH.min} caractere.`,
  tooLong: `Parola poate avea cel mult ${PASSWORD_LENGTH.max} de caractere.`,
  tooCommon: "Parola este prea ușor de ghicit. Alege alta.",
  differ: "Parolele nu coincid.",
} as const;

/** Kinds of companies; the first is the default (requirements: C10). */
export const COMPANY_TYPES = ["sc", "pfa"] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];
