/** Renders every screen inside the layout, which remains visible when the screen fails. */
import { Outlet } from "react-router";
import { ErrorInFrame } from "./error-page.tsx";

export default function Within() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorInFrame />;
}
