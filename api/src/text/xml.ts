/** XML text, in both directions. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  // Without it numeric references such as &#537; stay undecoded.
  htmlEntities: true,
});

/**
 * The document as nested objects: attributes and children by name, repeated children as arrays, all values as strings.
 * Undefined for text that is not well-formed, has a document type (and so entities of its own) or nests deeper than 100.
 */
export function parseXml(text: string): unknown {
  if (text.includes("<!DOCTYPE")) return undefined;
  const valid = withoutInvalid(text);
  try {
    return XMLValidator.validate(valid) === true ? parser.parse(valid) : undefined;
  } catch {
    return undefined;
  }
}

/** Text of an element that occurs once, with or without attributes, as `parseXml` returns it. */
export const elementText = z.union([
  z.string(),
  z.object({ "#text": z.string() }).transform((element) => element["#text"]),
]);

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
