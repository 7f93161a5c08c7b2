/** Normalises text from outside before it is stored. */

/** Bidirectional control characters, with which a name could alter the display of the line around it. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns composed characters (macOS sends "ă" as two), without bidirectional controls. */
export function storableText(text: string): string {
  return text.normalize("NFC").replaceAll(DIRECTIONS, "");
}
