import type { DataRouter } from "react-router";

declare global {
  interface Window {
    /** The router, where its entry leaves it. */
    __reactRouterDataRouter?: Pick<DataRouter, "state">;
  }
}

/**
 * Where the router itself stands, in a browser: React's hooks tell it only once the page is shown, which is later by a
 * whole rendering.
 */
export function routerState(): DataRouter["state"] | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- React Router hangs it there for its own tools
  return window.__reactRouterDataRouter?.state;
}
