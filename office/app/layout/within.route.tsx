/** Keeps the layout visible when a screen fails. */
import { Outlet } from "react-router";
import { ErrorInFrame } from "./error-page.tsx";

export default function Within() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorInFrame />;
}
