import { useEffect, useState } from "react";
import type { SuggestionView } from "../../screens/search/suggestion-view.ts";

const DEBOUNCE_MS = 250;

/** Suggestions for a term, asked for once typing pauses; the earlier ones stay until the new are here. */
export function useSuggestions(term: string): SuggestionView[] {
  const [found, setFound] = useState<SuggestionView[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/search/suggestions?term=${encodeURIComponent(term)}`, { signal: abort.signal })
        .then((response) => (response.ok ? response.json() : []))
        .then(setFound, () => {}); // left or offline: the search itself still works
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [term]);
  return found;
}
