import type { LegalLinks } from "../../session/layout-data.ts";

/**
 * Finds the legal articles and the contact page in the footer's links by title, because their ids depend on the
 * provider.
 */
export function legalLinksOf(articles: { url: string; linktitle: string }[]): LegalLinks {
  const find = (word: RegExp) => articles.find(({ linktitle }) => word.test(linktitle))?.url;
  return {
    terms: find(/termen/i),
    privacy: find(/confiden[tț]ialit/i),
    cookies: find(/cookie/i),
    contact: find(/^contact/i),
  };
}
