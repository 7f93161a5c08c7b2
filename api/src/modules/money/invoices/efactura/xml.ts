/** Writes XML: a tree of elements, escaped, without what XML 1.0 can not carry. Pure. */
import { escapeXml, withoutInvalid } from "../../../../text/escape-xml.ts";

/** An element with its attributes and what stands in it: a text, or elements; what is not given is left out. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly (XmlElement | undefined)[];
}

/** An element; undefined for a text that says nothing, so that optional ones need no condition at their place. */
export function leaf(
  name: string,
  text: string | null | undefined,
  attributes?: XmlElement["attributes"],
): XmlElement | undefined {
  if (text === null || text === undefined || text === "") return undefined;
  return { name, content: text, ...(attributes ? { attributes } : {}) };
}

/** A group of elements; undefined when none of them stands: UBL knows no empty group. */
export function group(name: string, ...content: readonly (XmlElement | undefined)[]): XmlElement | undefined {
  return content.some((child) => child !== undefined) ? { name, content } : undefined;
}

/** The document in UTF-8 with its declaration. Names are ours and are not escaped; texts and attributes are. */
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

/** Without control characters and halves of pairs, white space as single spaces: what XPath's normalize-space reads. */
export function plainText(text: string): string {
  return withoutInvalid(text).replaceAll(/\s+/g, " ").trim();
}
