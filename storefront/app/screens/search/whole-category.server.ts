/** All products of a category whose products fit machines, under the search's address: its own leads to the question. */
import { getCategoryFilters } from "@curat/contract/catalog";
import { listProducts } from "@curat/contract/listing";
import type { RouterContextProvider } from "react-router";
import { readListingRequest } from "../../components/listing/listing-request.server.ts";
import { isPastEnd, toListing } from "../../components/listing/to-listing.server.ts";
import { readsOf } from "../../session/api.server.ts";
import { parsePageAddress } from "../page/page-address.ts";
import type { SearchData } from "./load.server.ts";
import type { MachineCategory } from "./machine-category.server.ts";
import { texts } from "./texts.ts";

/** Its list, with every machine among the filters. */
export async function loadWholeCategory(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { id, name }: MachineCategory,
): Promise<SearchData> {
  const page = { context, url, address: parsePageAddress(url) };
  const request = await readListingRequest(page, { sortRule: "search", isFixedPath: true });
  const reads = readsOf(context);
  const [products, filters] = await Promise.all([
    reads.call(listProducts, { query: { ...request.query, categoryid: String(id) } }),
    reads.call(getCategoryFilters, { params: { id: String(id) }, query: request.selection }),
  ]);
  const listing = toListing(request, {
    products: products.ok ? products.data : [],
    meta: products.ok ? products.meta : undefined,
    filters: filters.ok ? filters.data : undefined,
  });
  return {
    head: { title: name, robots: "noindex,follow" },
    term: "",
    place: { name, leave: `/search?categoryID=${id}`, leaveText: texts.chooseMachine },
    listing,
    isPastEnd: isPastEnd(listing),
    categories: [],
  };
}
