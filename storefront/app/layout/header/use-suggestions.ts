import { useEffect, useState } from "react";
import type { SuggestionView } from "./suggestion-view.ts";

const DEBOUNCE_MS = 250;

/** What was answered last: a list that is opened again has it at once. */
let latest: { term: string; found: SuggestionView[] } | undefined;

/** Suggestions for a term, asked for once typing pauses; the earlier ones stay until the new are here. */
export function useSuggestions(term: string): SuggestionView[] {
  const [found, setFound] = useState(latest?.term === term ? latest.found : []);
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
  return found;
}

async function ask(term: string, signal: AbortSignal): Promise<SuggestionView[]> {
  if (latest?.term === term) return latest.found;
  const response = await fetch(`/search/suggestions?term=${encodeURIComponent(term)}`, { signal });
  if (!response.ok) return [];
  const found: SuggestionView[] = await response.json();
  if (!signal.aborted) latest = { term, found };
  return found;
}
