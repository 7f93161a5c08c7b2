import { createContext } from "react";
import { PLACES, toggled, writeAddress } from "../listing/write-address.ts";
import type { AddressRules, ListingAddress } from "../listing/write-address.ts";
import type { ShownValue } from "./shown-filters.ts";

export interface FilterValuesProps {
  values: ShownValue[];
  address: ListingAddress;
  rules: AddressRules;
  /** Whether the values link to separate pages instead of filtering the list. */
  isLinks: boolean;
  /** URL of the current page. Links that differ only in the query are relative to it. */
  shownAt: string;
}

/**
 * Returns the cached HTML of a filter's values, which equals React's output. Returns undefined if there are
 * no values.
 */
export type CachedValues = (lines: FilterValuesProps) => string | undefined;

/** Provides cached HTML of filter values during server rendering (cached-values.server.tsx). */
export const CachedValuesContext = createContext<CachedValues | undefined>(undefined);

/** A filter's values, each with a link that toggles it (B-062). */
export function FilterValues({ values, address, rules, isLinks, shownAt }: FilterValuesProps) {
  return values.map(({ name, count, url, isGone }) => (
    <li key={url}>
      <a
        aria-disabled={isGone}
        href={
          isGone
            ? undefined
            : isLinks
              ? url
              : `${shortened(writeAddress(toggled(address, url), rules), shownAt)}#${PLACES.filters}`
        }
        aria-current={address.selected.includes(url) || undefined}
      >
        {name}
        {count !== undefined && <small>{count}</small>}
      </a>
    </li>
  ));
}

function shortened(href: string, from: string): string {
  const [path = ""] = from.split("?");
  return href.startsWith(`${path}?`) ? href.slice(path.length) : href;
}
