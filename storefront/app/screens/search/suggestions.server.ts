import type { RouterContextProvider } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { getSuggestions, listPopularSearches } from "@curat/contract/search";
import { apiOf } from "../../session/api.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import type { Suggested } from "../../layout/header/suggestion-view.ts";
import { scopeContext } from "../../storefront-context.ts";
import { toSuggestionViews } from "./suggestion-views.ts";

const FIRST_CATEGORIES = 5;

/** Returns suggestions as JSON. For an empty field they are popular searches and categories. */
export async function loadSuggestions(context: Readonly<RouterContextProvider>, url: URL): Promise<Response> {
  const term = (url.searchParams.get("term") ?? "").trim().slice(0, LIMITS.searchTerm);
  if (term === "") return Response.json(await whereToBegin(context), { headers: CACHE_HEADERS });
  if (term.length < LIMITS.suggestFromLetters) return Response.json({ views: [] } satisfies Suggested);
  const answer = await apiOf(context).call(getSuggestions, { params: { term } });
  if (!answer.ok) return Response.json(null, { status: 502 });
  const { total } = answer.body;
  const suggested: Suggested = {
    views: toSuggestionViews(answer.data),
    ...(total !== undefined && { total }),
  };
  // Customers may have their own prices, which must not stay in the browser's cache after logout.
  const headers = sessionOf(context).cookies.token ? { "cache-control": "private, no-store" } : CACHE_HEADERS;
  return Response.json(suggested, { headers });
}

const CACHE_HEADERS = { "cache-control": "private, max-age=60" };

async function whereToBegin(context: Readonly<RouterContextProvider>): Promise<Suggested> {
  const { shared, options } = context.get(scopeContext);
  const [menu, popular] = await Promise.all([
    shared.menu(),
    options.hasOwnApi ? apiOf(context).call(listPopularSearches) : undefined,
  ]);
  const terms = (popular?.ok ? popular.data : []).map(({ term: name }) => ({
    kind: "popular" as const,
    name,
    url: `/search?term=${encodeURIComponent(name)}`,
  }));
  const views = (menu?.categories ?? [])
    .slice(0, FIRST_CATEGORIES)
    .map(({ category: name, url }) => ({ kind: "category" as const, name, url }));
  return { views: [...terms, ...views] };
}
