/** The loader of every kind of page. Exhaustive: a kind without a loader does not compile. */
import { loadArticle } from "./article/load.server.ts";
import { loadBrand } from "./brand/load.server.ts";
import { loadCategory } from "./category/load.server.ts";
import { loadNotFound } from "./not-found/load.server.ts";
import type { ScreenKind } from "./page/kind-of.ts";
import type { LoadScreen } from "./page/screen-types.ts";
import { loadProduct } from "./product/load.server.ts";

export const LOADERS = {
  article: loadArticle,
  brand: loadBrand,
  category: loadCategory,
  product: loadProduct,
  "not-found": loadNotFound,
} satisfies Record<ScreenKind, LoadScreen>;

/** What the screen of a kind is given. */
export type DataOf<Kind extends ScreenKind> = NonNullable<Awaited<ReturnType<(typeof LOADERS)[Kind]>>>;
