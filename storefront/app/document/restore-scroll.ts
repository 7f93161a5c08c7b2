import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** The router's own, without the inline script of its component: before React comes the starter does that part. */
export function RestoreScroll(): null {
  useScrollRestoration();
  return null;
}
