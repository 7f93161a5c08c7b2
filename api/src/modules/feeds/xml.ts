const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text for an XML element or attribute; signs that XML 1.0 can not carry are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "")
    .replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** `<name>text</name>`; nothing where there is no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ""
    ? ""
    : `<${name}>${escapeXml(String(text))}</${name}>`;
}
