/** Keeps filter values in place when a choice leaves them without products, so that no other value moves. */
import { useState } from "react";
import type { FilterView, ListingView, ValueView } from "../listing/listing-view.ts";

export interface ShownValue extends ValueView {
  /** Set if no product matches this value in combination with the chosen ones. */
  isGone?: true;
}
export interface ShownFilter extends Omit<FilterView, "values"> {
  values: ShownValue[];
}

/** Returns the current filters in the order in which they were first shown. Marks those without matches. */
export function withShown(shown: ShownFilter[], now: FilterView[]): ShownFilter[] {
  const stored = shown.map((filter): ShownFilter => {
    const current = now.find(({ id }) => id === filter.id);
    const values = current?.values ?? [];
    return {
      ...(current ?? filter),
      values: inPlace<ShownValue>(
        filter.values.map((value) => values.find(({ url }) => url === value.url) ?? gone(value)),
        values,
        (one, other) => one.url === other.url,
      ),
    };
  });
  return inPlace<ShownFilter>(stored, now, (one, other) => one.id === other.id);
}

function gone({ name, url }: ShownValue): ShownValue {
  return { name, url, count: 0, isGone: true };
}

function inPlace<Item>(stored: Item[], now: Item[], isSame: (one: Item, other: Item) => boolean): Item[] {
  return [...stored, ...now.filter((item) => !stored.some((known) => isSame(known, item)))];
}

/** Returns the list's filters, including those shown earlier since the list was opened. */
export function useShownFilters({
  filters,
  address,
}: Pick<ListingView, "filters" | "address">): ShownFilter[] {
  const place = `${address.path}?${address.rest ?? ""}`;
  const [listing, setListing] = useState<{ place: string; filters: FilterView[]; shown: ShownFilter[] }>({
    place,
    filters,
    shown: filters,
  });
  if (listing.place === place && listing.filters === filters) return listing.shown;
  const shown = listing.place === place ? withShown(listing.shown, filters) : filters;
  setListing({ place, filters, shown });
  return shown;
}
