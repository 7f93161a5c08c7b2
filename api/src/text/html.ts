import sanitizeHtml from "sanitize-html";

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** Returns the text of an editor's HTML on one line. */
export function htmlToText(html: string): string {
  // Block tags separate words: `<li>unu</li><li>doi</li>` is two words.
  const spaced = html.replaceAll(/<\/?(?:p|li|br|h\d|td|th|div|ul|ol|tr)\b[^>]*>/gi, " $&");
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Length of a meta description: about as much as search engines show. */
const SUMMARY_LETTERS = 160;

export function summaryOf(html: string): string {
  const text = htmlToText(html);
  if (text.length <= SUMMARY_LETTERS) return text;
  const cut = text.slice(0, SUMMARY_LETTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
