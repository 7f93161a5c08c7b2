/** WordPress stores texts without paragraphs and adds them on display (wpautop). */

const BLOCKS =
  "p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|caption|blockquote|figure|figcaption|section|article|hr|address";
const OPENED = new RegExp(`<(?:${BLOCKS})[\\s/>]`, "gi");
const CLOSED = new RegExp(`</(?:${BLOCKS})>`, "gi");
const BEGINS = new RegExp(`^</?(?:${BLOCKS})[\\s/>]|^<!--`, "i");
const UNTIL_CLOSED = new RegExp(`^([\\s\\S]*?)(</(?:${BLOCKS})>[\\s\\S]*)$`, "i");
/** The block editor's texts already have paragraphs, and preformatted texts keep their line breaks. */
const AS_IT_IS = /<!-- wp:|<(?:pre|textarea)[\s>]/i;

const BROKEN = /(?<!<br>|<br\/>|<br \/>)\n/gi;

/** Wraps text between empty lines in paragraphs and adds a <br> for each line break within. */
export function paragraphsOf(text: string): string {
  const plain = text.replaceAll("\r\n", "\n").trim();
  if (!plain.includes("\n") || AS_IT_IS.test(plain)) return text;
  return plain
    .replaceAll(OPENED, "\n\n$&")
    .replaceAll(CLOSED, "$&\n\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(paragraphOf)
    .join("\n");
}

function paragraphOf(part: string): string {
  if (BEGINS.test(part)) return part;
  const [, inner = part, rest = ""] = UNTIL_CLOSED.exec(part) ?? [];
  return `<p>${inner.trim().replaceAll(BROKEN, "<br>\n")}</p>${rest}`;
}
