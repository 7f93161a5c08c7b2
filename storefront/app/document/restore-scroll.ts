import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/**
 * Restores the scroll position without the router's inline script. Before React loads, the bootstrap script
 * does it.
 */
export function RestoreScroll(): null {
  useScrollRestoration();
  return null;
}
