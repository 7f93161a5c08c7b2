import type { Suggestion } from "@curat/contract/search";
import type { SuggestionView } from "../../layout/header/suggestion-view.ts";

const MAX = { product: 3, category: 4, brand: 2 };

/** Maps suggestions for display: products first, then categories and brands, each up to a limit. */
export function toSuggestionViews(items: Suggestion[]): SuggestionView[] {
  const views = items.flatMap(toView);
  return (["product", "category", "brand"] as const).flatMap((kind) =>
    views.filter((view) => view.kind === kind).slice(0, MAX[kind]),
  );
}

/** Maps a suggestion, or drops it if it has no name. A suggestion without a URL links to the search. */
function toView(item: Suggestion): SuggestionView[] {
  const { url } = item;
  const searched = (name: string): string => `/search?term=${encodeURIComponent(name)}`;
  if (item.productID && item.product) {
    const { product: name } = item;
    const [picture, price] = [item.pic ?? undefined, item.price || undefined];
    return [{ kind: "product", name, url: url ?? searched(name), picture, price }];
  }
  if (item.categoryID && item.category) {
    const { category: name, count } = item;
    return [{ kind: "category", name, url: url ?? searched(name), count }];
  }
  if (item.brandID && item.brand)
    return [{ kind: "brand", name: item.brand, url: url ?? searched(item.brand) }];
  return [];
}
