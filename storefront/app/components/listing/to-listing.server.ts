/** Maps API responses to a listing's data. Omits what the page does not need, because each page contains the data. */
import { randomUUID } from "node:crypto";
import type { Filter, ProductItem } from "@curat/contract/listing";
import type { PageMeta } from "@curat/contract/envelope";
import { toCard } from "../product-card/to-card.ts";
import { filterCount, writeAddress } from "./write-address.ts";
import { toFamilyRows } from "../family-table/to-family-rows.ts";
import { isTable } from "./listing-request.server.ts";
import type { ListingRequest } from "./listing-request.server.ts";
import type { FilterView, ListingView, PriceView } from "./listing-view.ts";
import type { AddressRules, ListingAddress } from "./write-address.ts";

interface ListingAnswers {
  products: ProductItem[];
  meta?: PageMeta;
  /** Undefined if the call failed. The page then shows no filters and keeps the requested selection. */
  filters: Filter[] | undefined;
  /** Returns the page of a category value. Defaults to the value's own URL. */
  categoryLink?: (url: string) => string;
}

export function toListing(request: ListingRequest, answers: ListingAnswers): ListingView {
  const { page, perPage, sort, sortRule, rules, density } = request;
  const { products, meta, filters } = answers;
  const shown = filters?.flatMap((filter) => toFilterView(filter, answers.categoryLink)) ?? [];
  const price = filters?.find(({ type }) => type === "price");
  const on = shown.flatMap(({ values }) => values.filter(({ isOn }) => isOn).map(({ url }) => url));
  const total = meta?.total ?? products.length;
  // The response defines which values are selected (B-069), so unknown values disappear from the list's
  // links.
  const address = { ...request.address, selected: filters ? on : request.address.selected };
  const clearing = filters?.flatMap((filter) => toClearing(filter, address, rules)) ?? [];
  const byFamily = isTable(request);
  return {
    cards: byFamily ? [] : products.map(toCard),
    ...(byFamily &&
      products.length > 0 && {
        table: {
          rows: toFamilyRows(products),
          sending: randomUUID(),
          ...(meta?.families !== undefined && { families: meta.families }),
        },
      }),
    total,
    page,
    perPage,
    lastPage: meta?.last_page ?? (meta?.next_page_url ? page + 1 : page),
    filters: [...clearing, ...shown],
    price: price && toPriceView(price),
    sort,
    sortRule,
    ...(meta?.has_buckets && { hasBuckets: true as const }),
    density,
    address,
    rules,
  };
}

/**
 * Returns a provider's links that clear a filter value (entries of type `sterge`). An entry without a URL
 * clears all values (B-063).
 */
function toClearing(filter: Filter, address: ListingAddress, rules: AddressRules): FilterView[] {
  if (filter.type !== "sterge" || filter.quick || filterCount(address) === 0) return [];
  const values = filter.values.flatMap(({ display: name, url }) => {
    if (url && !address.selected.includes(url)) return [];
    const selected = url ? address.selected.filter((one) => one !== url) : [];
    const price = url ? address.price : undefined;
    return [{ name, url: writeAddress({ ...address, selected, price }, rules) }];
  });
  return values.length > 0 ? [{ id: filter.filterID, name: filter.display, isLinks: true, values }] : [];
}

/** Maps a filter for the page. Drops quick filters (B-061). */
function toFilterView(filter: Filter, categoryLink = (url: string) => url): FilterView[] {
  const { type, quick, filterID, display, values } = filter;
  if (quick || type === "price" || type === "sterge") return [];
  const isLinks = type === "category";
  const shown = values.flatMap(({ display: name, count, selected, url }) =>
    url
      ? [
          {
            name,
            ...(count !== undefined && { count }),
            ...(selected && !isLinks && { isOn: true as const }),
            url: isLinks ? categoryLink(url) : url,
          },
        ]
      : [],
  );
  return shown.length > 0
    ? [{ id: filterID, name: display, ...(isLinks && { isLinks }), values: shown }]
    : [];
}

function toPriceView({ display, url, values }: Filter): PriceView | undefined {
  const [range] = values;
  if (range?.min === undefined || range.max === undefined || range.max <= range.min) return undefined;
  return {
    name: display,
    min: range.min,
    max: range.max,
    template: url.includes("{min}") ? url : "{min}-{max}",
  };
}

/** Returns whether the page number is beyond the last page, which gives a 404 (B-042). */
export function isPastEnd({ page, lastPage }: Pick<ListingView, "page" | "lastPage">): boolean {
  return page > Math.max(lastPage, 1);
}

/** Returns the canonical URL and the robots rule of a list (decisions/0042: Addresses of pages). */
export function listingHead(listing: ListingView, shopUrl: string): { robots?: string; canonical: string } {
  const { address, rules, page, table } = listing;
  const canonical = shopUrl + writeAddress({ path: address.path, selected: [] }, rules, page);
  if (isPastEnd(listing)) return { canonical, robots: "noindex" };
  return { canonical, robots: filterCount(address) >= 2 || table ? "noindex,follow" : undefined };
}
