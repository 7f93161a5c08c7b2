/** A screen as it is drawn from what its loader told. */
import type { ComponentType, ReactElement } from "react";
import { createRoutesStub } from "react-router";

/** The screen on a page of its own; what its forms and links ask for is not there. */
export function pageOf(screen: ComponentType, loaded: unknown): ReactElement {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: screen, HydrateFallback: () => null }]);
  return <Stub hydrationData={{ loaderData: { page: loaded } }} />;
}
