const MAX_CHARACTERS = 120;

export function beginningOf(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text;
}
