/** Shorter texts need no copy, because V8 itself copies them. */
const MIN_LENGTH = 13;

/** Copies a text that was cut from a longer one, because V8 would otherwise keep the longer text in memory. */
export function ownText(text: string): string {
  return text.length < MIN_LENGTH ? text : Buffer.from(text).toString();
}
