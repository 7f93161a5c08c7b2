/** Text for XML that is written. Pure. */

/** Text without characters that XML 1.0 cannot carry; halves of a surrogate pair become U+FFFD. */
export function withoutInvalid(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for an element or attribute; characters that XML 1.0 cannot carry are dropped. */
export function escapeXml(text: string): string {
  return withoutInvalid(text).replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
