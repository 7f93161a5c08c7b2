import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchPopsBeforeRouter } from "./navigation/first-page-back.ts";
import { watchRouterReloads } from "./navigation/load-chunk.ts";

/** Hydrates the document in a transition, so that the browser stays responsive. */
export function hydrate(): void {
  watchPopsBeforeRouter();
  watchRouterReloads();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
