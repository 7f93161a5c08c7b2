const MAX_CHARACTERS = 120;

/** The beginning of a text, as a list shows it. */
export function beginningOf(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text;
}
