import { data } from "react-router";

/** Renders unknown addresses as the error page, inside the layout for logged-in people. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** A route without a component would not be rendered as HTML. */
export default function NotFound() {
  return null;
}
