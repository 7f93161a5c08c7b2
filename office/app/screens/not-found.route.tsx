import { data } from "react-router";

/** Whoever is logged in is told that there is nothing here. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** A page and no file: what is thrown is shown as one. */
export default function NotFound() {
  return null;
}
