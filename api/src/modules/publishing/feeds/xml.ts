import { escapeXml } from "../../../text/escape-xml.ts";

/** Returns `<name>text</name>`, or an empty string if there is no text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ""
    ? ""
    : `<${name}>${escapeXml(String(text))}</${name}>`;
}
