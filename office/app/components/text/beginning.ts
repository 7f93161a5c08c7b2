const MOST_SIGNS = 120;

/** The beginning of a text, as a list shows it. */
export function beginningOf(text: string): string {
  return text.length > MOST_SIGNS ? `${text.slice(0, MOST_SIGNS).trimEnd()}…` : text;
}
