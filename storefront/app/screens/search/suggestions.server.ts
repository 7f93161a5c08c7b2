import type { RouterContextProvider } from "react-router";
import { LIMITS } from "@curat/contract/limits.values";
import { getSuggestions } from "@curat/contract/search";
import { apiOf } from "../../session/api.server.ts";
import { sessionOf } from "../../session/session.server.ts";
import { toSuggestionViews } from "./suggestion-views.ts";

/** What the header's search suggests while typing; fewer than two letters suggest nothing. */
export async function loadSuggestions(context: Readonly<RouterContextProvider>, url: URL): Promise<Response> {
  const term = (url.searchParams.get("term") ?? "").trim().slice(0, LIMITS.searchTerm);
  if (term.length < LIMITS.suggestFromLetters) return Response.json([]);
  const answer = await apiOf(context).call(getSuggestions, { params: { term } });
  const views = answer.ok ? toSuggestionViews(answer.data) : [];
  // A customer's prices may be his own: the browser keeps none of them past his logout.
  const keeping = sessionOf(context).cookies.token ? "private, no-store" : "private, max-age=60";
  return Response.json(views, { headers: { "cache-control": keeping } });
}
