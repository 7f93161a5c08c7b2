/** `/favorite/actiune`: adds or removes a favourite. Cards and product pages post here. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { toggle } from "../../../components/favourite/toggle.server.ts";

/** Only forms use this address; opening it shows the favourites. */
export function loader(): Response {
  return redirect("/account/favorite");
}

export function action(args: ActionFunctionArgs) {
  return toggle(args);
}
