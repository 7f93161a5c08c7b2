import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/**
 * Uses the router's scroll restoration without its inline script. Before React loads, the bootstrap script
 * does that part.
 */
export function RestoreScroll(): null {
  useScrollRestoration();
  return null;
}
