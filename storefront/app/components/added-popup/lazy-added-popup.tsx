import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/** A chunk of its own, asked for with the first thing that is put into the cart. */
export const { Screen: LazyAddedPopup, preload: preloadAddedPopup } = lazyScreen(
  () => import("./added-popup.tsx"),
);
