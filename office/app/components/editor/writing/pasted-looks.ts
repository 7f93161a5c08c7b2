/** How pasted words looked, told apart from their styles: even to read these, the page's policy forbids them. */

const LOOKS = "data-looks";

/** The same HTML whose styles are nobody's but ours to read. */
export function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/gi, "")
    .replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${LOOKS}=`));
}

/** What the style of an element said. */
export function looksOf(element: Element): string {
  return element.getAttribute(LOOKS) ?? "";
}
