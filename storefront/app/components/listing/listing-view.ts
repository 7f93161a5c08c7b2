import type { SortRule } from "../sort/sort-rule.ts";
import type { Card } from "../product-card/to-card.ts";
import type { FamilyRow } from "../family-table/to-family-rows.ts";
import type { AddressRules, ListingAddress } from "./write-address.ts";

export interface ValueView {
  name: string;
  /** Absent if the provider does not count products. */
  count?: number;
  isOn?: true;
  /** `{param}:{value}`, or the URL of a linked page. */
  url: string;
}
export interface FilterView {
  id: string;
  name: string;
  /** Category values link to other pages. Other values filter this list. */
  isLinks?: true;
  values: ValueView[];
}
export interface PriceView {
  name: string;
  min: number;
  max: number;
  /** Template of the price parameter, with `{min}` and `{max}` (B-064). */
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
  /** The sort order in effect, chosen or default. */
  sort: number;
  sortRule: SortRule;
  /** Sorting by bucket price is offered. */
  hasBuckets?: true;
  /** Chosen number of columns. Absent if the screen's width decides (B-057). */
  density?: number;
  address: ListingAddress;
  rules: AddressRules;
}
