import type { RouterContextProvider } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { getSuggestions } from "@curat/contract/search";
import type { Suggestion } from "@curat/contract/search";
import { apiOf } from "../../session/api.server.ts";
import type { SuggestionView } from "./suggestion-view.ts";

/** What the header's search suggests while typing; fewer than two letters suggest nothing. */
export async function loadSuggestions(context: Readonly<RouterContextProvider>, url: URL): Promise<Response> {
  const term = (url.searchParams.get("term") ?? "").trim().slice(0, LIMITS.searchTerm);
  if (term.length < LIMITS.suggestFromLetters) return Response.json([]);
  const answer = await apiOf(context).call(getSuggestions, { params: { term } });
  const views = answer.ok ? answer.data.flatMap(toView) : [];
  return Response.json(views, { headers: { "cache-control": "private, max-age=60" } });
}

/** A foreign provider may leave categories and brands without an address: those lead to the search. */
function toView(item: Suggestion): SuggestionView[] {
  const named = (name: string) => `/search?term=${encodeURIComponent(name)}`;
  if (item.productID && item.product) {
    return [
      {
        kind: "product",
        name: item.product,
        url: item.url ?? named(item.product),
        picture: item.pic ?? undefined,
      },
    ];
  }
  if (item.categoryID && item.category)
    return [{ kind: "category", name: item.category, url: item.url ?? named(item.category) }];
  if (item.brandID && item.brand)
    return [{ kind: "brand", name: item.brand, url: item.url ?? named(item.brand) }];
  return [];
}
