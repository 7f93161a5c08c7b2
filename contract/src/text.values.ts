/** Bidirectional controls. With them, a name could alter how the line around it is displayed. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Returns text in composed form (macOS decomposes "ă") without bidirectional controls. */
export function storableText(text: string): string {
  return text.normalize("NFC").replaceAll(DIRECTIONS, "");
}
