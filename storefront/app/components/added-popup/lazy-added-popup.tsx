import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/** A separate chunk, loaded when the first item is added to the cart. */
export const { Screen: LazyAddedPopup, preload: preloadAddedPopup } = lazyScreen(
  () => import("./added-popup.tsx"),
);
