import { useEffect, useState } from "react";
import { lastSearches } from "../../session/last-searches.ts";
import type { Suggested } from "./suggestion-view.ts";

const DEBOUNCE_MS = 250;

interface Found extends Suggested {
  term: string;
  /** The shop did not answer. */
  isFailed?: true;
}

/** What was answered last: a list that is opened again has it at once. */
let latest: Found | undefined;

/**
 * Suggestions for a term, asked for once typing pauses; the earlier ones stay until the new are here. For an empty term,
 * what was searched for before and where people begin. Undefined before the first answer.
 */
export function useSuggestions(term: string): Found | undefined {
  const [found, setFound] = useState(latest?.term === term ? latest : undefined);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(term, abort.signal).then(setFound, () => {}); // left or offline: the search itself still works
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [term]);
  // Beginning a term anew, what stood for the one before says nothing.
  const isAnother = found !== undefined && (found.term === "") !== (term === "");
  return isAnother ? undefined : found;
}

async function ask(term: string, signal: AbortSignal): Promise<Found> {
  if (term !== "" && latest?.term === term) return latest;
  const response = await fetch(`/search/suggestions?term=${encodeURIComponent(term)}`, { signal });
  if (!response.ok) return { term, views: [], isFailed: true };
  const answer: Suggested = await response.json();
  const found = { ...answer, term, views: [...(term === "" ? recent() : []), ...answer.views] };
  if (!signal.aborted) latest = found;
  return found;
}

function recent(): Suggested["views"] {
  return lastSearches().map((name) => ({
    kind: "recent",
    name,
    url: `/search?term=${encodeURIComponent(name)}`,
  }));
}
