/** How text from outside is kept. */

/** Controls that reverse what stands after them: a name may not rewrite the line that shows it. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Composed letters (macOS sends "ă" as two characters), without controls of direction. */
export function keptText(text: string): string {
  return text.normalize("NFC").replaceAll(DIRECTIONS, "");
}
