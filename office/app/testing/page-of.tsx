import type { ComponentType, ReactElement } from "react";
import { createRoutesStub } from "react-router";
import type { ActionFunction } from "react-router";

/** Renders a screen with its data as a page without other routes. `action` handles its forms. */
export function pageOf(screen: ComponentType, loaded: unknown, action?: ActionFunction): ReactElement {
  const page = { id: "page", path: "/", Component: screen, HydrateFallback: () => null };
  const Stub = createRoutesStub([{ ...page, ...(action && { action }) }]);
  return <Stub hydrationData={{ loaderData: { page: loaded } }} />;
}
