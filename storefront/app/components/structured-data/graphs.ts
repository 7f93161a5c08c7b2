/** Pieces of schema.org that several screens tell; all addresses in them are absolute. */

import { absoluteAddress } from "./absolute-address.ts";

const CONTEXT = "https://schema.org";

interface Step {
  name: string;
  /** Absent for the page itself, and where a provider gives names alone. */
  url?: string | undefined;
}

/** The way to a page, "Acasa" first, as its breadcrumbs show it; the last step without an address is the page itself. */
export function breadcrumbList(trail: readonly Step[], canonical: string): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Acasa", url: "/" }, ...trail].map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url ? absoluteAddress(url, canonical) : index === trail.length ? canonical : undefined,
    })),
  };
}

/** What a list shows, in its order. `first` is the place of its first item among all pages, from 1. */
export function itemList(
  urls: readonly string[],
  { canonical, first = 1 }: { canonical: string; first?: number },
): object {
  return {
    "@type": "ItemList",
    itemListElement: urls.map((url, index) => ({
      "@type": "ListItem",
      position: first + index,
      url: absoluteAddress(url, canonical),
    })),
  };
}

/** Several things of one page. */
export function graphOf(...things: (object | undefined)[]): object {
  return { "@context": CONTEXT, "@graph": things.filter((thing) => thing !== undefined) };
}
