/** `/cos/actiune` handles every change of the cart. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { changeCartByForm } from "./cart-action.server.ts";

export function loader(): Response {
  return redirect("/cos");
}

export function action(args: ActionFunctionArgs) {
  return changeCartByForm(args);
}
