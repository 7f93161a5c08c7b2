/** WordPress keeps texts of its editor without paragraphs and makes them as it shows a page (wpautop): so are they made here. Pure. */

const BLOCKS =
  "p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|caption|blockquote|figure|figcaption|section|article|hr|address";
const OPENED = new RegExp(`<(?:${BLOCKS})[\\s/>]`, "gi");
const CLOSED = new RegExp(`</(?:${BLOCKS})>`, "gi");
const BEGINS = new RegExp(`^</?(?:${BLOCKS})[\\s/>]|^<!--`, "i");
const UNTIL_CLOSED = new RegExp(`^([\\s\\S]*?)(</(?:${BLOCKS})>[\\s\\S]*)$`, "i");
/** Texts of blocks have their paragraphs, and of these lines mean themselves. */
const AS_IT_IS = /<!-- wp:|<(?:pre|textarea)[\s>]/i;

/** A line's end, but not one that is broken already. */
const BROKEN = /(?<!<br>|<br\/>|<br \/>)\n/gi;

/** HTML with a paragraph for what stands between empty lines, and a line for each within; a text of one line stays. */
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
  const [, said = part, rest = ""] = UNTIL_CLOSED.exec(part) ?? [];
  return `<p>${said.trim().replaceAll(BROKEN, "<br>\n")}</p>${rest}`;
}
