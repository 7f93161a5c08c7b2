/** What the screens of a listing show; loaders make it with to-listing.server.ts. */
import type { SortRule } from "../sort/sort-rule.ts";
import type { Card } from "../product-card/to-card.ts";
import type { FamilyRow } from "../family-table/to-family-rows.ts";
import type { AddressRules, ListingAddress } from "./write-address.ts";

export interface ValueView {
  name: string;
  /** Absent where the provider does not count. */
  count?: number;
  isOn?: true;
  /** `{param}:{value}`; in a list of links the address that it leads to. */
  url: string;
}
export interface FilterView {
  id: string;
  name: string;
  /** Categories lead elsewhere; the others narrow this list. */
  isLinks?: true;
  values: ValueView[];
}
export interface PriceView {
  name: string;
  min: number;
  max: number;
  /** With `{min}` and `{max}` (B-064). */
  template: string;
}

interface TableView {
  rows: FamilyRow[];
  /** Names the sending of this page's form. */
  sending: string;
  /** Families on all pages; absent where the provider does not count them. */
  families?: number;
}

export interface ListingView {
  /** Empty where a table is shown. */
  cards: Card[];
  table?: TableView;
  /** Products that fit, on all pages. */
  total: number;
  page: number;
  perPage: number;
  lastPage: number;
  filters: FilterView[];
  price?: PriceView;
  /** The order shown, explicit or not. */
  sort: number;
  sortRule: SortRule;
  /** Something in the list has a price of a bucket: it can be sorted by. */
  hasBuckets?: true;
  /** What the visitor chose; absent for the width's own (B-057). */
  density?: number;
  address: ListingAddress;
  rules: AddressRules;
}
