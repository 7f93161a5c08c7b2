import { data } from "react-router";

/** Returns 404 for unknown URLs. Logged-in staff see the error page within the layout. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered. Without a component, the route would not return HTML. */
export default function NotFound() {
  return null;
}
