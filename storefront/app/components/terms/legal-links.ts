import type { LegalLinks } from "../../session/layout-data.ts";

/** Addresses of the articles that terms and consent name, out of the footer's links: their ids are the provider's. */
export function legalLinksOf(articles: { url: string; linktitle: string }[]): LegalLinks {
  const find = (word: RegExp) => articles.find(({ linktitle }) => word.test(linktitle))?.url;
  return {
    terms: find(/termen/i),
    privacy: find(/confiden[tț]ialit/i),
    cookies: find(/cookie/i),
    contact: find(/^contact/i),
  };
}
