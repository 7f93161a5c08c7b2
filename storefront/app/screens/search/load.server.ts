import { redirect } from "react-router";
import type { RouterContextProvider } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { decodeMachine, encodeMachine } from "@curat/contract/machine-address.values";
import type { Machine } from "@curat/contract/machine-address.values";
import { searchProducts } from "@curat/contract/search";
import type { MenuCategory } from "@curat/contract/settings";
import { loadBestsellers } from "../../components/bestsellers/load-bestsellers.server.ts";
import { readListingRequest } from "../../components/listing/listing-request.server.ts";
import { filterCount } from "../../components/listing/write-address.ts";
import { isPastEnd, toListing } from "../../components/listing/to-listing.server.ts";
import type { ListingView } from "../../components/listing/listing-view.ts";
import type { Card } from "../../components/product-card/to-card.ts";
import { apiOf, refuseFailed } from "../../session/api.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import type { PageAddress } from "../../components/listing/read-address.ts";
import type { PageRequest, ScreenData } from "../../components/screen/screen-types.ts";
import { isPerson } from "./is-person.ts";
import { machineName, machineOfForm, sentFields } from "./machine-form.ts";
import { ALL_PRODUCTS, loadMachineCategory } from "./machine-category.server.ts";
import type { MachineCategory } from "./machine-category.server.ts";
import { loadAllProducts, loadWholeCategory } from "./whole-category.server.ts";
import { texts } from "./texts.ts";

const NOT_INDEXED = "noindex,follow"; // B-096

type Context = Readonly<RouterContextProvider>;

export interface SearchData extends ScreenData {
  term: string;
  place?: { name: string; leave: string; leaveText: string };
  /** The words that were actually searched, if the API relaxed the term. */
  searched?: string;
  listing?: ListingView;
  /** Set if the visitor must choose a machine, because the category's products fit only specific ones. */
  machineCategory?: MachineCategory;
  categories: { name: string; url: string }[];
  bestsellers?: Card[];
}

interface Way {
  encoded?: string;
  /** Set if the router call resolved another path to the search (B-026). */
  routed?: PageAddress;
}

/**
 * Returns the products for a term or a machine (B-047). Without either, returns the data with which a search
 * starts.
 */
export async function loadSearch(context: Context, url: URL, way: Way = {}): Promise<SearchData> {
  const { searchParams } = url;
  const requested = machineOfForm(searchParams);
  if (requested) throw redirect(`/search/${encodeMachine(requested)}`);

  const { encoded = "", routed } = way;
  const machine = decodeMachine(encoded);
  const rawTerm = encoded || (searchParams.get("term") ?? (routed ? termOfPath(routed.path) : ""));
  // Links on the page repeat the term, so redirect to a truncated one.
  if (!encoded && rawTerm.length > LIMITS.searchTerm)
    throw redirect(`/search?term=${encodeURIComponent(rawTerm.slice(0, LIMITS.searchTerm).toWellFormed())}`);
  // Never truncate a machine, because it could not be decoded.
  const typed = machine ? encoded : rawTerm.trim().slice(0, LIMITS.searchTerm);
  const categoryId = machine?.categoryID ?? (Number(searchParams.get("categoryID")) || undefined);
  if (typed !== "") return loadResults({ context, url, routed, typed, machine, categoryId });

  if (categoryId) {
    const machineCategory = await loadMachineCategory(context, categoryId, sentFields(searchParams));
    if (machineCategory && searchParams.has(ALL_PRODUCTS))
      return loadWholeCategory(context, url, machineCategory);
    if (machineCategory) {
      const head = { title: machineCategory.name, robots: NOT_INDEXED };
      return { head, term: "", machineCategory, categories: [] };
    }
  }
  if (searchParams.has(ALL_PRODUCTS)) return loadAllProducts(context, url);
  return {
    head: { title: texts.search, robots: NOT_INDEXED },
    term: "",
    categories: await mainCategories(context),
  };
}

/**
 * Returns the results for a path that the router call resolved to the search. Searches for `term` or the
 * path's last words (B-026).
 */
export function loadRoutedSearch({ context, url, address }: PageRequest): Promise<SearchData> {
  return loadSearch(context, url, { routed: address });
}

function termOfPath(path: string): string {
  const last = path.split("/").at(-1) ?? "";
  return last.replaceAll("-", " ");
}

interface LoadInput {
  context: Context;
  url: URL;
  routed?: PageAddress;
  typed: string;
  machine: Machine | undefined;
  categoryId: number | undefined;
}

async function loadResults({
  context,
  url,
  routed,
  typed,
  machine,
  categoryId,
}: LoadInput): Promise<SearchData> {
  const term = machine ? machineName(machine) : typed;
  const page = { context, url, address: routed ?? parsePageAddress(url) };
  const request = await readListingRequest(page, { sortRule: "search", isFixedPath: !routed });
  // Runs both calls in parallel, so that their timeouts do not add up.
  const { shared, visitorAgent } = context.get(scopeContext);
  const [menu, answer] = await Promise.all([
    shared.menu(),
    apiOf(context).call(searchProducts, {
      params: { term: typed },
      query: {
        ...request.query,
        query: typed,
        ...(categoryId && { categoryid: String(categoryId) }),
        ...(isPerson(visitorAgent) && { count: "1" }),
      },
    }),
  ]);
  const tree = menu?.categories ?? [];
  if (!answer.ok) console.error("search failed", answer.status); // requirements: B21, logged only
  refuseFailed(answer);
  const listing = toListing(request, {
    products: answer.ok ? answer.data : [],
    meta: answer.ok ? answer.meta : undefined,
    filters: answer.ok ? answer.body.filters : undefined,
    categoryLink: (to) => {
      const id = findCategory(tree, (one) => one.url === to)?.categoryID;
      return id && !machine ? `/search?term=${encodeURIComponent(typed)}&categoryID=${id}` : to;
    },
  });
  const isEmpty = listing.total === 0 && filterCount(listing.address) === 0;
  // If no product fits the machine, show the form again with its values.
  const machineCategory =
    machine?.categoryID && isEmpty
      ? await loadMachineCategory(context, machine.categoryID, machine)
      : undefined;
  const hasNothing = listing.total === 0 && !machineCategory;
  const [categories, bestsellers] = hasNothing
    ? await Promise.all([mainCategories(context), isEmpty ? loadBestsellers(context) : []])
    : [[], []];
  return {
    head: { title: texts.title(term), robots: NOT_INDEXED },
    term,
    place: placeOf(tree, categoryId, machine ? undefined : typed),
    searched: answer.ok ? answer.body.searched : undefined,
    listing,
    isPastEnd: isPastEnd(listing),
    ...(machineCategory && { machineCategory }),
    categories,
    ...(bestsellers.length > 0 && { bestsellers }),
  };
}

function placeOf(
  tree: MenuCategory[],
  categoryId: number | undefined,
  typed: string | undefined,
): SearchData["place"] {
  const category = categoryId ? findCategory(tree, (one) => one.categoryID === categoryId) : undefined;
  if (!category) return undefined;
  return typed === undefined
    ? { name: category.category, leave: `/search?categoryID=${categoryId}`, leaveText: texts.otherMachine }
    : {
        name: category.category,
        leave: `/search?term=${encodeURIComponent(typed)}`,
        leaveText: texts.everywhere,
      };
}

async function mainCategories(context: Context): Promise<SearchData["categories"]> {
  const menu = await context.get(scopeContext).shared.menu();
  return (menu?.categories ?? []).map(({ category: name, url }) => ({ name, url }));
}

function findCategory(
  tree: MenuCategory[],
  fits: (category: MenuCategory) => boolean,
): MenuCategory | undefined {
  for (const category of tree) {
    const found = fits(category) ? category : findCategory(category.subcats, fits);
    if (found) return found;
  }
  return undefined;
}
