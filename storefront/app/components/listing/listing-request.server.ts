import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import type { PageAddress } from "./read-address.ts";
import { sessionOf } from "../../session/session.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { priceOfForm } from "../filters/price-range.ts";
import { effectiveSort, sortOfSlug } from "../sort/sort-rule.ts";
import type { SortRule } from "../sort/sort-rule.ts";
import { densityIn, densityOf, otherParametersOf, writeAddress } from "./write-address.ts";
import type { AddressRules, ListingAddress } from "./write-address.ts";

interface ListingPage {
  context: Readonly<RouterContextProvider>;
  url: URL;
  address: PageAddress;
}
interface ListingKind {
  sortRule: SortRule;
  isFixedPath?: boolean;
  perPage?: number;
}

export interface ListingRequest {
  /** Query of the products call. The filters call takes only the `sel_…` parameters. */
  query: {
    page: string;
    perPage: string;
    sortorder: string;
    sel_params: string[];
    sel_params_price?: string;
    /** "1" requests pages of families instead of products. */
    families?: string;
  };
  selection: { sel_params: string[]; sel_params_price?: string };
  address: ListingAddress;
  page: number;
  perPage: number;
  sort: number;
  sortRule: SortRule;
  rules: AddressRules;
  density?: number;
}

/** Returns whether the list is shown as a table of families (density 1, B-056). */
export function isTable({ density }: Pick<ListingRequest, "density">): boolean {
  return density === 1;
}

/** Returns the listing that the URL requests. Redirects a submitted price form to the canonical URL. */
export async function readListingRequest(
  { context, url, address }: ListingPage,
  { sortRule, isFixedPath, perPage: cardsPerPage = LIMITS.perPage }: ListingKind,
): Promise<ListingRequest> {
  const settings = await context.get(scopeContext).shared.settings();
  const { cookies } = sessionOf(context);
  const { page, ...shown } = address;
  const listed: ListingAddress = { ...shown, rest: otherParametersOf(url.searchParams) || undefined };
  const isInPath = !isFixedPath && settings?.flags?.filtersInUrl === true;
  const rules: AddressRules = {
    filters: isInPath ? "path" : "query",
    pages: isFixedPath ? "query" : "suffix",
  };
  if (url.searchParams.has("price_min") || url.searchParams.has("price_max")) {
    throw redirect(writeAddress({ ...listed, price: priceOfForm(url.searchParams) }, rules));
  }
  const stored = sortOfSlug(cookies.sort);
  const sort = effectiveSort(
    { explicit: address.sort, stored, setting: settings?.DEFAULT_LIST_ORDER },
    sortRule,
  );
  const density = densityIn(url.searchParams) ?? densityOf(cookies.density);
  const byFamily = isTable({ density });
  const perPage = byFamily ? LIMITS.familiesPerPage : cardsPerPage;
  const selection = { sel_params: address.selected, sel_params_price: address.price };
  return {
    query: {
      ...selection,
      page: String(page),
      perPage: String(perPage),
      sortorder: String(sort),
      ...(byFamily && { families: "1" }),
    },
    selection,
    address: listed,
    page,
    perPage,
    sort,
    sortRule,
    rules,
    density,
  };
}
