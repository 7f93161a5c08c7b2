/**
 * Reads styles of pasted HTML from a renamed attribute, because the page's security policy blocks parsing
 * inline styles.
 */

const LOOKS = "data-looks";

/** Returns the HTML with its style attributes renamed. */
export function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/gi, "")
    .replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${LOOKS}=`));
}

/** Returns the original style of an element. */
export function looksOf(element: Element): string {
  return element.getAttribute(LOOKS) ?? "";
}
