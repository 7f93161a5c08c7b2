/** `/favorite/actiune`: a product becomes a favourite, or is none any more; cards and product pages post here. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { toggle } from "../../../components/favourite/toggle.server.ts";

/** The address is for forms; who opens it sees the favourites. */
export function loader(): Response {
  return redirect("/account/favorite");
}

export function action(args: ActionFunctionArgs) {
  return toggle(args);
}
