/** Until React is here the browser itself fetches the page of a link that somebody is about to follow. (decision 0088) */
import { RESERVED_ADDRESSES } from "@curat/contract/routing.values";

/** What only shows the shop, of the addresses that belong to no page of the catalogue. */
const SHOWN = new Set(["blog", "marci", "pachete", "promotii", "search", "sitemap"]);
/** What is one visitor's, writes, or is no page; with the office, which is an app of its own. */
const CLOSED = ["admin", ...RESERVED_ADDRESSES].filter((first) => !SHOWN.has(first));

/** In the browser's own terms: any page but those, when its link is hovered a while or pressed. */
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

/** What stands in the document's element; the policy names it by its hash. */
export const RULES_TEXT = JSON.stringify(RULES);

/** Gives the browser the rules; the answer takes them back, for then the router fetches what it needs itself. */
export function speculate(page: Document): () => void {
  const rules = page.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = RULES_TEXT;
  page.head.append(rules);
  return () => rules.remove();
}
