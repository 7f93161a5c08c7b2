/** The engine copies shorter texts anyway. */
const MIN_LENGTH = 13;

/** Returns a copy. V8 keeps the whole text in memory as long as a substring of it is referenced. */
export function ownText(text: string): string {
  return text.length < MIN_LENGTH ? text : Buffer.from(text).toString();
}
