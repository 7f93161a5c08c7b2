/** Lets the browser prefetch pages of links until React is loaded (decision 0088). */
import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";

/** Read-only pages among the reserved paths. */
const SHOWN = new Set(["blog", "marci", "pachete", "promotii", "search", "sitemap"]);
/** Paths that are private, change something or are not pages. The back office is a separate app. */
const CLOSED = ["admin", ...RESERVED_ADDRESSES].filter((first) => !SHOWN.has(first));

/** Prefetches any other page when its link is hovered for a while or pressed. */
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

/** Content of the script element; the CSP allows it by hash. */
export const RULES_TEXT = JSON.stringify(RULES);

/** Adds the rules, and returns a function that removes them once the router prefetches pages. */
export function speculate(page: Document): () => void {
  const rules = page.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = RULES_TEXT;
  page.head.append(rules);
  return () => rules.remove();
}
