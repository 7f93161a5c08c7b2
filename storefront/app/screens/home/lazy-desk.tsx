import { lazyScreen } from "../../navigation/lazy-screen.tsx";

/** A separate chunk, only for customers who ordered before. */
export const { Screen: LazyDesk, preload: preloadDesk } = lazyScreen(() => import("./desk.tsx"));
