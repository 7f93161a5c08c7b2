import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/** A separate chunk, loaded only for visitors who compare products. */
export const { Screen: LazyCompareWidget, preload: preloadCompareWidget } = lazyScreen(
  () => import("./compare-widget.tsx"),
);
