/** Loaders by kind of page. TypeScript reports a kind without a loader. */
import { loadArticle } from "./article/load.server.ts";
import { loadBlogSection } from "./blog-list/load.server.ts";
import { loadPost } from "./blog-post/load.server.ts";
import { loadBrand } from "./brand/load.server.ts";
import { loadBundle } from "./bundle/load.server.ts";
import { loadCategory } from "./category/load.server.ts";
import { loadLanding } from "./landing/load.server.ts";
import { loadNotFound } from "./not-found/load.server.ts";
import type { ScreenKind } from "./page/screen-of-address.ts";
import type { LoadScreen } from "../components/screen/screen-types.ts";
import { loadProduct } from "./product/load.server.ts";
import { loadPromotion } from "./promotion/load.server.ts";
import { loadRoutedSearch } from "./search/load.server.ts";

export const LOADERS = {
  article: loadArticle,
  "blog-list": loadBlogSection,
  "blog-post": loadPost,
  brand: loadBrand,
  bundle: loadBundle,
  category: loadCategory,
  landing: loadLanding,
  product: loadProduct,
  promotion: loadPromotion,
  search: loadRoutedSearch,
  "not-found": loadNotFound,
} satisfies Record<ScreenKind, LoadScreen>;
