import { createContext } from "react";
import { PLACES, toggled, writeAddress } from "../listing/write-address.ts";
import type { AddressRules, ListingAddress } from "../listing/write-address.ts";
import type { SeenValue } from "./shown-filters.ts";

export interface FilterValuesProps {
  values: SeenValue[];
  address: ListingAddress;
  rules: AddressRules;
  /** Values link to separate pages and do not filter the list. */
  isLinks: boolean;
  /** The current page. Links that change only its query are relative. */
  shownAt: string;
}

/** Returns a filter's cached HTML, identical to React's output. Undefined without values. */
export type CachedValues = (lines: FilterValuesProps) => string | undefined;

/** Provides cached filter values during server rendering (cached-values.server.tsx). */
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
