/**
 * Caches the HTML of filter values, because the same values are rendered for many requests (decision 0176).
 */
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { FilterValues, type CachedValues } from "./filter-values.tsx";

const MAX_LETTERS = 4_000_000;

const stored = new LRUCache<string, string>({
  maxSize: MAX_LETTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/**
 * Returns the cached HTML of a filter's values. The props are the whole cache key, because nothing else
 * affects the HTML.
 */
export const cachedValues: CachedValues = (lines) => {
  if (lines.values.length === 0) return undefined;
  const key = JSON.stringify(lines);
  const known = stored.get(key);
  if (known !== undefined) return known;
  const html = renderToString(<FilterValues {...lines} />);
  stored.set(key, html);
  return html;
};
