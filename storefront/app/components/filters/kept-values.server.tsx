/**
 * The lines of filters as HTML, kept by what they show: a list is rendered anew when one product on it changes, and its filters are
 * a third of what React then renders beside the cards. (decision 0176)
 */
import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { FilterValues, type KeptValues } from "./filter-values.tsx";

const MAX_LETTERS = 4_000_000;

const kept = new LRUCache<string, string>({
  maxSize: MAX_LETTERS,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** Without texts of the shop's own in them, and nobody's alone: the key is all that they show. */
export const keptValues: KeptValues = (lines) => {
  if (lines.values.length === 0) return undefined;
  const key = JSON.stringify(lines);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const html = renderToString(<FilterValues {...lines} />);
  kept.set(key, html);
  return html;
};
