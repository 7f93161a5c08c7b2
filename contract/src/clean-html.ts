/** HTML without what runs: the elements and attributes of html.values.ts and nothing else. */
import sanitizeHtml from "sanitize-html";
import { HTML_ATTRIBUTES, HTML_ELEMENTS, HTML_SCHEMES } from "./html.values.ts";

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

/** HTML without scripts, handlers and foreign schemes: of an editor, run on save, and of a foreign provider. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
