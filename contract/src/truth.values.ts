const YES = new Set(["da", "d", "1", "true", "yes", "y", "x", "adevarat", "activ", "publicat"]);
const NO = new Set(["nu", "n", "0", "false", "no", "fals", "inactiv", "nepublicat"]);

/** Reads yes or no as people and spreadsheets write them; undefined for other texts. */
export function truthOf(text: string): boolean | undefined {
  const word = text.trim().toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
