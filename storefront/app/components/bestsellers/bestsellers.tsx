import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/** A separate chunk, which page loaders preload only if the page needs it. */
export const { Screen: Bestsellers, preload: preloadBestsellers } = lazyScreen(async () => {
  const { ProductRail } = await import("../product-rail/product-rail.tsx");
  return { default: ProductRail };
});
