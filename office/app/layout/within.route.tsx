/** Every screen within the frame: one that can not be shown leaves the frame around its error. */
import { Outlet } from "react-router";
import { ErrorInFrame } from "./error-page.tsx";

export default function Within() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorInFrame />;
}
