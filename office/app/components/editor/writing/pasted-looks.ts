/**
 * Attribute that replaces `style` before parsing, because the page's content security policy blocks inline
 * styles.
 */

const LOOKS = "data-looks";

/** Renames the style attributes in HTML. */
export function withoutStyles(html: string): string {
  return html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/gi, "")
    .replaceAll(/<[^<>]*>/g, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${LOOKS}=`));
}

/** Returns the style that an element had before `withoutStyles`. */
export function looksOf(element: Element): string {
  return element.getAttribute(LOOKS) ?? "";
}
