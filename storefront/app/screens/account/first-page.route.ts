/** Redirects `/account` to the personal data. */
import { redirect } from "react-router";

export function loader(): Response {
  return redirect("/account/info");
}
