/** The kinds of data-rights requests (requirements: C9). */
export const PRIVACY_KINDS = ["checkdata", "forgetme"] as const;

/** The stored data come as either; the link gives each once. */
export const STORED_DATA_FILES = ["json", "pdf"] as const;
export type StoredDataFile = (typeof STORED_DATA_FILES)[number];

/** Letter for letter (decisions/0021: Data rights). */
export const PRIVACY_SENT_TEXT =
  "Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile.";
