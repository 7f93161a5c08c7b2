/** `/favorite/actiune` adds or removes a favourite. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { toggle } from "../../../components/favourite/toggle.server.ts";

/** Redirects GET requests to the favourites. */
export function loader(): Response {
  return redirect("/account/favorite");
}

export function action(args: ActionFunctionArgs) {
  return toggle(args);
}
