import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/** A chunk of its own: only who compares needs it; the layout's loader waits for it. */
export const { Screen: LazyCompareWidget, preload: preloadCompareWidget } = lazyScreen(
  () => import("./compare-widget.tsx"),
);
