/** `/cos/actiune`: the door for every change of the cart, from any page; forms with a named intent post here. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { changeCartByForm } from "./cart-action.server.ts";

/** The address is for forms; who opens it sees the cart. */
export function loader(): Response {
  return redirect("/cos");
}

export function action(args: ActionFunctionArgs) {
  return changeCartByForm(args);
}
