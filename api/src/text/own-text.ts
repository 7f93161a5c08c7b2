/** Shorter ones are copied by the engine itself. */
const MIN_LENGTH = 13;

/** A text of its own: what is cut out of a longer one holds all of that in memory for as long as it is kept. */
export function ownText(text: string): string {
  return text.length < MIN_LENGTH ? text : Buffer.from(text).toString();
}
