/** HTML without what runs: the elements and attributes of html.values.ts and nothing else. */
import sanitizeHtml from "sanitize-html";
import { HTML_ATTRIBUTES, HTML_ELEMENTS, HTML_SCHEMES } from "./html.values.ts";
import type { FileAddress } from "./reading/file-addresses.ts";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(HTML_ELEMENTS),
  allowedAttributes: {
    ...Object.fromEntries(
      Object.entries(HTML_ELEMENTS).map(([name, { attributes = [] }]) => [name, [...attributes]]),
    ),
    "*": [...HTML_ATTRIBUTES],
  },
  selfClosing: Object.keys(HTML_ELEMENTS).filter(
    (name) => name === "col" || HTML_ELEMENTS[name]?.role === "leaf",
  ),
  allowedSchemes: [...HTML_SCHEMES],
};

/** HTML without scripts, handlers and foreign schemes. An editor's HTML is cleaned on save. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** A link to a document and not to a page of the shop. */
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|zip)(?:[?#]|$)/i;

/** The same for a provider's HTML, whose pictures and documents get absolute addresses. */
export function cleanForeignHtml(html: string, fileAddress: FileAddress): string {
  const withAddress = (name: string) => (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const address = attribs[name];
    const isFile = address !== undefined && (name === "src" || DOCUMENT.test(address));
    return { tagName, attribs: isFile ? { ...attribs, [name]: fileAddress(address) } : attribs };
  };
  return sanitizeHtml(html, {
    ...OPTIONS,
    transformTags: { img: withAddress("src"), a: withAddress("href") },
  });
}
