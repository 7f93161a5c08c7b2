import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/**
 * A separate chunk, so that pages with search results or a filled cart do not load it. The page's loader
 * preloads it.
 */
export const { Screen: Bestsellers, preload: preloadBestsellers } = lazyScreen(async () => {
  const { ProductRail } = await import("../product-rail/product-rail.tsx");
  return { default: ProductRail };
});
