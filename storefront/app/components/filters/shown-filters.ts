/** Keeps filter values in place when a choice leaves them without products, so that no other value moves. */
import { useState } from "react";
import type { FilterView, ListingView, ValueView } from "../listing/listing-view.ts";

export interface SeenValue extends ValueView {
  /** Set if no product matches this value in combination with the chosen ones. */
  isGone?: true;
}
export interface SeenFilter extends Omit<FilterView, "values"> {
  values: SeenValue[];
}

/** Returns the current filters in the order in which they were first shown. Marks those without matches. */
export function withSeen(seen: SeenFilter[], now: FilterView[]): SeenFilter[] {
  const stored = seen.map((filter): SeenFilter => {
    const current = now.find(({ id }) => id === filter.id);
    const values = current?.values ?? [];
    return {
      ...(current ?? filter),
      values: inPlace<SeenValue>(
        filter.values.map((value) => values.find(({ url }) => url === value.url) ?? gone(value)),
        values,
        (one, other) => one.url === other.url,
      ),
    };
  });
  return inPlace<SeenFilter>(stored, now, (one, other) => one.id === other.id);
}

function gone({ name, url }: SeenValue): SeenValue {
  return { name, url, count: 0, isGone: true };
}

function inPlace<Item>(stored: Item[], now: Item[], isSame: (one: Item, other: Item) => boolean): Item[] {
  return [...stored, ...now.filter((item) => !stored.some((known) => isSame(known, item)))];
}

/** Returns the list's filters, including those shown earlier since the list was opened. */
export function useSeenFilters({ filters, address }: Pick<ListingView, "filters" | "address">): SeenFilter[] {
  const place = `${address.path}?${address.rest ?? ""}`;
  const [seen, setSeen] = useState<{ place: string; filters: FilterView[]; shown: SeenFilter[] }>({
    place,
    filters,
    shown: filters,
  });
  if (seen.place === place && seen.filters === filters) return seen.shown;
  const shown = seen.place === place ? withSeen(seen.shown, filters) : filters;
  setSeen({ place, filters, shown });
  return shown;
}
