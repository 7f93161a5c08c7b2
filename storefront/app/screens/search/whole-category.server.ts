import { getCategoryFilters } from "@curat/contract/catalog";
import { listProducts } from "@curat/contract/listing";
import type { RouterContextProvider } from "react-router";
import { readListingRequest } from "../../components/listing/listing-request.server.ts";
import { isPastEnd, toListing } from "../../components/listing/to-listing.server.ts";
import { cachedApiOf } from "../../session/api.server.ts";
import { parsePageAddress } from "../../components/listing/read-address.ts";
import type { SearchData } from "./load.server.ts";
import type { MachineCategory } from "./machine-category.server.ts";
import { texts } from "./texts.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns all products of a spare parts category at the search's URL. The machines are offered as a filter.
 */
export async function loadWholeCategory(
  context: Context,
  url: URL,
  { id, name }: MachineCategory,
): Promise<SearchData> {
  return {
    ...(await loadList(context, url, id)),
    head: headOf(name),
    place: { name, leave: `/search?categoryID=${id}`, leaveText: texts.chooseMachine },
  };
}

/** Returns all products of the shop (B-111), without filters, because filters belong to categories. */
export async function loadAllProducts(context: Context, url: URL): Promise<SearchData> {
  return { ...(await loadList(context, url)), head: headOf(texts.allProducts) };
}

function headOf(title: string): SearchData["head"] {
  return { title, robots: "noindex,follow" };
}

async function loadList(context: Context, url: URL, id?: number): Promise<Omit<SearchData, "head">> {
  const page = { context, url, address: parsePageAddress(url) };
  const request = await readListingRequest(page, { sortRule: "search", isFixedPath: true });
  const reads = cachedApiOf(context);
  const [products, filters] = await Promise.all([
    reads.call(listProducts, { query: { ...request.query, ...(id && { categoryid: String(id) }) } }),
    id && reads.call(getCategoryFilters, { params: { id: String(id) }, query: request.selection }),
  ]);
  const listing = toListing(request, {
    products: products.ok ? products.data : [],
    meta: products.ok ? products.meta : undefined,
    filters: filters && filters.ok ? filters.data : undefined,
  });
  return { term: "", listing, isPastEnd: isPastEnd(listing), categories: [] };
}
