import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchPopsBeforeRouter } from "./navigation/first-page-back.ts";

/** Has React take the document over, in pieces between which the browser answers. */
export function hydrate(): void {
  watchPopsBeforeRouter();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
