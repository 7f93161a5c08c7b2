import { data } from "react-router";

/** Responds to unknown URLs with 404. Logged-in people see the error page inside the layout. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** A route without a component would not be rendered as HTML. */
export default function NotFound() {
  return null;
}
