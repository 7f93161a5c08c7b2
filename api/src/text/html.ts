import sanitizeHtml from "sanitize-html";

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
