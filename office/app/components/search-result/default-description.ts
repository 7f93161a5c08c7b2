import { SHOWN_LETTERS } from "@curat/contract/staff/search-result.values";

/** Returns the beginning of an HTML text, which the shop shows to search engines by default. */
export function defaultDescription(html: string): string {
  const text = html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
  return text.trim().slice(0, SHOWN_LETTERS.metadescription);
}
