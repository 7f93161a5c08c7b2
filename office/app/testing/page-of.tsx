/** A screen as it is drawn from what its loader told. */
import type { ComponentType, ReactElement } from "react";
import { createRoutesStub } from "react-router";
import type { ActionFunction } from "react-router";

/** The screen on a page of its own; what its links ask for is not there, nor what its forms do without `action`. */
export function pageOf(screen: ComponentType, loaded: unknown, action?: ActionFunction): ReactElement {
  const page = { id: "page", path: "/", Component: screen, HydrateFallback: () => null };
  const Stub = createRoutesStub([{ ...page, ...(action && { action }) }]);
  return <Stub hydrationData={{ loaderData: { page: loaded } }} />;
}
