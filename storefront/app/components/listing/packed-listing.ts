/** A listing as it travels with the page: its many small values packed (components/product-card/packed-cards.ts). */
import { packCards, unpackCards } from "../product-card/packed-cards.ts";
import { joinRows, numberIn, splitRows } from "../product-card/rows.ts";
import type { FilterView, ListingView, ValueView } from "./listing-view.ts";

interface PackedFilter extends Omit<FilterView, "values"> {
  values: string;
}
export interface PackedListing extends Omit<ListingView, "cards" | "filters"> {
  cards: string;
  filters: PackedFilter[];
}

export function packListing(view: ListingView): PackedListing {
  return {
    ...view,
    cards: packCards(view.cards),
    filters: view.filters.map((filter) => ({ ...filter, values: packValues(filter) })),
  };
}

export function unpackListing(packed: PackedListing): ListingView {
  return {
    ...packed,
    cards: unpackCards(packed.cards),
    filters: packed.filters.map((filter) => ({ ...filter, values: unpackValues(filter) })),
  };
}

/** `{param}:{value}` travels without the parameter where that is the filter's id. */
function packValues({ id, values }: FilterView): string {
  return joinRows(
    values.map(({ name, url, count, isOn }) => [
      name,
      url.startsWith(`${id}:`) ? url.slice(id.length) : url,
      count,
      isOn && 1,
    ]),
  );
}

function unpackValues({ id, values }: PackedFilter): ValueView[] {
  return splitRows(values).map(([name = "", url = "", count, isOn]) => ({
    name,
    url: url.startsWith(":") ? id + url : url,
    count: numberIn(count),
    isOn: isOn ? true : undefined,
  }));
}
