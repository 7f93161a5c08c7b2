import { escapeXml, withoutInvalid } from "../../../../text/escape-xml.ts";

/** The content is a text or child elements. Undefined children are omitted. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly (XmlElement | undefined)[];
}

/** Returns an element with a text; undefined for an empty text, so that callers need no condition. */
export function leaf(
  name: string,
  text: string | null | undefined,
  attributes?: XmlElement["attributes"],
): XmlElement | undefined {
  if (text === null || text === undefined || text === "") return undefined;
  return { name, content: text, ...(attributes ? { attributes } : {}) };
}

/** Returns a group of elements; undefined without elements, because UBL forbids empty groups. */
export function group(name: string, ...content: readonly (XmlElement | undefined)[]): XmlElement | undefined {
  return content.some((child) => child !== undefined) ? { name, content } : undefined;
}

/** Escapes texts and attributes, and removes characters that XML 1.0 does not allow. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, "")}\n`;
}

function written({ name, attributes = {}, content }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${pairs.join("")}>`;
  if (typeof content === "string") return `${open}${escaped(content)}</${name}>`;
  const children = content.flatMap((child) => (child ? written(child, `${indent}  `) : []));
  return [open, ...children, `${indent}</${name}>`].join("\n");
}

function escaped(text: string): string {
  return escapeXml(plainText(text));
}

/** Removes characters that XML does not allow, and collapses white space as XPath's normalize-space does. */
export function plainText(text: string): string {
  return withoutInvalid(text).replaceAll(/\s+/g, " ").trim();
}
