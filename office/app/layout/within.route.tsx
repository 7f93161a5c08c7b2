/** Renders every screen inside the layout, which stays around an error. */
import { Outlet } from "react-router";
import { ErrorInFrame } from "./error-page.tsx";

export default function Within() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorInFrame />;
}
