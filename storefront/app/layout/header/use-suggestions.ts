import { useEffect, useState } from "react";
import { lastSearches } from "../../session/last-searches.ts";
import type { Suggested } from "./suggestion-view.ts";

const DEBOUNCE_MS = 250;

interface Found extends Suggested {
  term: string;
  isFailed?: true;
}

let latest: Found | undefined;

/** Returns suggestions, which are requested after a pause in typing. Undefined before the first response. */
export function useSuggestions(term: string): Found | undefined {
  const [found, setFound] = useState(latest?.term === term ? latest : undefined);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchSuggestions(term, abort.signal).then(setFound, () => {}); // Aborted, or offline. The search works without suggestions.
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [term]);
  // Suggestions for an empty field do not suit a term, and vice versa.
  const isAnother = found !== undefined && (found.term === "") !== (term === "");
  return isAnother ? undefined : found;
}

async function fetchSuggestions(term: string, signal: AbortSignal): Promise<Found> {
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
