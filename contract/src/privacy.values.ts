export const PRIVACY_KINDS = ["checkdata", "forgetme"] as const;

/** A link allows one download of each format. */
export const STORED_DATA_FILES = ["json", "pdf"] as const;
export type StoredDataFile = (typeof STORED_DATA_FILES)[number];

/** Verbatim from the specification (decisions/0021: Data rights). */
export const PRIVACY_SENT_TEXT =
  "Cererea d-voastra a fost trimisă și va fi soluționată în cel mult 30 de zile.";
