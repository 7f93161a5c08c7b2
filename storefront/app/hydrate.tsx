import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Has React take the document over, in pieces between which the browser answers. */
export function hydrate(): void {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
