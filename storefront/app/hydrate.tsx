import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchPopsBeforeRouter } from "./navigation/first-page-back.ts";
import { watchRouterReloads } from "./navigation/load-chunk.ts";

/** Has React take the document over, in pieces between which the browser answers. */
export function hydrate(): void {
  watchPopsBeforeRouter();
  watchRouterReloads();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
