import type { SortRule } from "../sort/sort-rule.ts";
import type { Card } from "../product-card/to-card.ts";
import type { FamilyRow } from "../family-table/to-family-rows.ts";
import type { AddressRules, ListingAddress } from "./write-address.ts";

export interface ValueView {
  name: string;
  /** Missing if the provider does not count products per value. */
  count?: number;
  isOn?: true;
  /** `{param}:{value}`, or the URL of the page to which the value links. */
  url: string;
}
export interface FilterView {
  id: string;
  name: string;
  /** Set for categories, whose values link to other pages. Other values filter this list. */
  isLinks?: true;
  values: ValueView[];
}
export interface PriceView {
  name: string;
  min: number;
  max: number;
  /** Format of the price parameter, with `{min}` and `{max}` (B-064). */
  template: string;
}

interface TableView {
  rows: FamilyRow[];
  sending: string;
  /** Number of families on all pages, if the provider counts them. */
  families?: number;
}

export interface ListingView {
  cards: Card[];
  table?: TableView;
  total: number;
  page: number;
  perPage: number;
  lastPage: number;
  filters: FilterView[];
  price?: PriceView;
  sort: number;
  sortRule: SortRule;
  /** Set if the list can be sorted by bucket price. */
  hasBuckets?: true;
  /** The chosen number of columns. Missing if the window's width decides (B-057). */
  density?: number;
  address: ListingAddress;
  rules: AddressRules;
}
