/** Caches the HTML of filter values, because lists re-render with every product (decision 0176). */
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { FilterValues, type CachedValues } from "./filter-values.tsx";

const MAX_LETTERS = 4_000_000;

const stored = new LRUCache<string, string>({
  maxSize: MAX_LETTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Returns a filter's cached HTML. The props are a complete cache key. */
export const cachedValues: CachedValues = (lines) => {
  if (lines.values.length === 0) return undefined;
  const key = JSON.stringify(lines);
  const known = stored.get(key);
  if (known !== undefined) return known;
  const html = renderToString(<FilterValues {...lines} />);
  stored.set(key, html);
  return html;
};
