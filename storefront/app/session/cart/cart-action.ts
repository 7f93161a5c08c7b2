/** `/cos/actiune`: adding to the cart and removing from it, from any page; forms with a named intent post here. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { changeCart } from "./change-cart.server.ts";

/** The address is for forms; who opens it sees the cart. */
export function loader(): Response {
  return redirect("/cos");
}

export function action(args: ActionFunctionArgs) {
  return changeCart(args);
}
