import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** Restores the scroll position after hydration. Before that, the bootstrap script does it. */
export function RestoreScroll(): null {
  useScrollRestoration();
  return null;
}
