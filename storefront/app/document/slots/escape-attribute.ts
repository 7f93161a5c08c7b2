/** A text as React writes it into an attribute, and back. */

const ESCAPED = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" } as const;
const WRITTEN = new Map<string, string>(Object.entries(ESCAPED).map(([sign, escaped]) => [escaped, sign]));

/** The text between an attribute's quotes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign as keyof typeof ESCAPED]);
}

/** The text that stands between an attribute's quotes. */
export function unescapeAttribute(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (escaped) => WRITTEN.get(escaped) ?? escaped);
}
