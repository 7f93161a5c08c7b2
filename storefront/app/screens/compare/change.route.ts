/** `/compara/actiune` adds or removes a compared product. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { COMPARE_PAGE } from "../../components/compare/texts.ts";
import { changeCompared } from "./compare-action.server.ts";

/** Redirects GET requests to the comparison. */
export function loader(): Response {
  return redirect(COMPARE_PAGE);
}

export function action(args: ActionFunctionArgs) {
  return changeCompared(args);
}
