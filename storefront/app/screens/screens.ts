/** Screens by kind of page, each a separate chunk. TypeScript reports a kind without a screen. */
import type { ScreenProps } from "../components/screen/screen-types.ts";
import type { LOADERS } from "./loaders.server.ts";
import { lazyScreen } from "../navigation/lazy-screen.tsx";
import type { LazyScreen } from "../navigation/lazy-screen.tsx";
import type { ScreenKind } from "./page/screen-of-address.ts";

type Screens = { [Kind in ScreenKind]: LazyScreen<ScreenProps<(typeof LOADERS)[Kind]>> };

export const SCREENS: Screens = {
  article: lazyScreen(() => import("./article/screen.tsx")),
  "blog-list": lazyScreen(() => import("./blog-list/screen.tsx")),
  "blog-post": lazyScreen(() => import("./blog-post/screen.tsx")),
  brand: lazyScreen(() => import("./brand/screen.tsx")),
  bundle: lazyScreen(() => import("./bundle/screen.tsx")),
  category: lazyScreen(() => import("./category/screen.tsx")),
  landing: lazyScreen(() => import("./landing/screen.tsx")),
  product: lazyScreen(() => import("./product/screen.tsx")),
  promotion: lazyScreen(() => import("./promotion/screen.tsx")),
  search: lazyScreen(() => import("./search/screen.tsx")),
  "not-found": lazyScreen(() => import("./not-found/screen.tsx")),
};
