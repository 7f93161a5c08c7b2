import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/**
 * The router's scroll restoration without its inline script, whose part the bootstrap script does before
 * React loads.
 */
export function RestoreScroll(): null {
  useScrollRestoration();
  return null;
}
