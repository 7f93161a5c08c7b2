/** Removes characters that XML 1.0 does not allow. Unpaired surrogates become U+FFFD. */
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

/** Escapes text for an element or attribute. Removes characters that XML 1.0 does not allow. */
export function escapeXml(text: string): string {
  return withoutInvalid(text).replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
