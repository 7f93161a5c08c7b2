/** Lets the browser prefetch linked pages until React has loaded (decision 0088). */
import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";

const SHOWN = new Set(["blog", "marci", "pachete", "promotii", "search", "sitemap"]);
/**
 * Paths that are private, change something or are not pages. They are not prefetched. `admin` is a separate
 * app.
 */
const CLOSED = ["admin", ...RESERVED_ADDRESSES].filter((first) => !SHOWN.has(first));

/** Prefetches any other page when the visitor hovers over its link for a while or presses it. */
export const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: { pathname: `/(${CLOSED.join("|").replaceAll(".", "\\.")}){/*}?` } } },
          { not: { selector_matches: "[rel~=nofollow], [download], [target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

/** Content of the script element, which the CSP allows by its hash. */
export const RULES_TEXT = JSON.stringify(RULES);

/** Adds the rules. Returns a function that removes them, for use once the router prefetches pages. */
export function speculate(page: Document): () => void {
  const rules = page.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = RULES_TEXT;
  page.head.append(rules);
  return () => rules.remove();
}
