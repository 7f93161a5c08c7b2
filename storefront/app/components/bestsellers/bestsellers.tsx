import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/** A separate chunk, which the page's loader preloads only if it is needed. */
export const { Screen: Bestsellers, preload: preloadBestsellers } = lazyScreen(async () => {
  const { ProductRail } = await import("../product-rail/product-rail.tsx");
  return { default: ProductRail };
});
