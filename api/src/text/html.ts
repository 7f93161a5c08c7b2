import { HTML_ATTRIBUTES, HTML_ELEMENTS, HTML_SCHEMES } from "@curat/contract/html.values";
import sanitizeHtml from "sanitize-html";

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

/** HTML from an editor without scripts, handlers and foreign schemes; run on save. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** What an editor's HTML says, as plain text on one line. */
export function htmlToText(html: string): string {
  // A closing tag ends a word: <li>unu</li><li>doi</li>
  const spaced = html.replaceAll(/<\/?(?:p|li|br|h\d|td|th|div|ul|ol|tr)\b[^>]*>/gi, " $&");
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Search engines show about as much of a description. */
const SUMMARY_LETTERS = 160;

/** The beginning of what HTML says, up to a whole word, for a page's head. */
export function summaryOf(html: string): string {
  const text = htmlToText(html);
  if (text.length <= SUMMARY_LETTERS) return text;
  const cut = text.slice(0, SUMMARY_LETTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
