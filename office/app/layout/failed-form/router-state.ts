import type { DataRouter } from "react-router";

declare global {
  interface Window {
    __reactRouterDataRouter?: Pick<DataRouter, "state">;
  }
}

/** Returns the router's current state in the browser. React hooks return the same state one render later. */
export function routerState(): DataRouter["state"] | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- React Router exposes it under this name
  return window.__reactRouterDataRouter?.state;
}
