import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { markAbsence } from "./session/presence-mark.ts";

markAbsence(window);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
