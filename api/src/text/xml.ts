import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import { withoutInvalid } from "./escape-xml.ts";

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  // Without this option, numeric references such as &#537; stay encoded.
  htmlEntities: true,
});

/**
 * Parses a document to nested objects: attributes and children by name, repeated children as arrays, all values as
 * strings. Returns undefined for text that is not well-formed, contains a document type (which could define entities)
 * or is nested deeper than 100.
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

/** The text of a single element, with or without attributes, as `parseXml` returns it. */
export const elementText = z.union([
  z.string(),
  z.object({ "#text": z.string() }).transform((element) => element["#text"]),
]);
