import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/** A chunk of its own: whose cart is full, or whose search finds, loads no rail. The page's loader waits for it. */
export const { Screen: Bestsellers, preload: preloadBestsellers } = lazyScreen(async () => {
  const { ProductRail } = await import("../product-rail/product-rail.tsx");
  return { default: ProductRail };
});
