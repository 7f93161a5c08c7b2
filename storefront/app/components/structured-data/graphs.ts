import { absoluteAddress } from "./absolute-address.ts";

const CONTEXT = "https://schema.org";

interface Step {
  name: string;
  /** Undefined for the current page and for steps without a URL. */
  url?: string | undefined;
}

/** Returns a page's breadcrumbs, starting with "Acasa". */
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

/**
 * Returns a schema.org list of pages. `first` is the position of the first one across all pages of the list,
 * counted from 1.
 */
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

export function graphOf(...things: (object | undefined)[]): object {
  return { "@context": CONTEXT, "@graph": things.filter((thing) => thing !== undefined) };
}
