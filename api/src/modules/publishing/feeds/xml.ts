import { escapeXml } from "../../../text/escape-xml.ts";

/** Returns `<name>text</name>`; empty without text. */
export function element(name: string, text: string | number | null | undefined): string {
  return text === null || text === undefined || text === ""
    ? ""
    : `<${name}>${escapeXml(String(text))}</${name}>`;
}
