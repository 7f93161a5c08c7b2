const MAX_CHARACTERS = 120;

/** Truncates a long text for lists. */
export function beginningOf(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text;
}
