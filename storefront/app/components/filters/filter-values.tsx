import { createContext } from "react";
import { PLACES, toggled, writeAddress } from "../listing/write-address.ts";
import type { AddressRules, ListingAddress } from "../listing/write-address.ts";
import type { SeenValue } from "./seen-filters.ts";

export interface FilterValuesProps {
  values: SeenValue[];
  address: ListingAddress;
  rules: AddressRules;
  /** They lead to pages of their own. */
  isLinks: boolean;
  /** The address of the page that shows the links: those that only change its query leave out the rest. */
  shownAt: string;
}

/** The lines of a filter as HTML, letter for letter what they render; undefined where there are none. */
export type KeptValues = (lines: FilterValuesProps) => string | undefined;

/** Gives the server's rendering the lines that it knows (kept-values.server.tsx). */
export const KeptValuesContext = createContext<KeptValues | undefined>(undefined);

/** A filter's lines: each value's link takes it in or out and leads to the first page (B-062). */
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
