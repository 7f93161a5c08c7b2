import type { RouterContextProvider } from "react-router";
import { SORT } from "@curat/contract/catalog.values";
import { LIMITS } from "@curat/contract/limits.values";
import { searchProducts } from "@curat/contract/search";
import { apiOf } from "../../session/api.server.ts";
import { texts } from "./texts.ts";

/** Products for a term; an empty term clears the results (browsing spec, section 4). */
export async function loadSearch(context: Readonly<RouterContextProvider>, url: URL) {
  const term = (url.searchParams.get("term") ?? "").trim().slice(0, LIMITS.searchTerm);
  const head = { title: texts.title(term), robots: "noindex,follow" };
  if (term === "") return { head, term, products: [] };
  const answer = await apiOf(context).call(searchProducts, { params: { term }, query: { sortorder: String(SORT.relevance) } });
  if (!answer.ok) console.error("search failed", answer.status); // spec: browsing, section 8, logged only
  const products = answer.ok ? answer.data.map((item) => ({ name: item.info.product, url: item.info.url, price: item.price })) : [];
  return { head, term, products };
}
