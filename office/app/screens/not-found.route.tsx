import { data } from "react-router";

/** Shows the error page in the layout for logged-in people. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Makes the route a page, so that the error renders as HTML. */
export default function NotFound() {
  return null;
}
