/** `/delogare`: ends the session; forms post here from the header and from the account. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { endLogin } from "../../session/login.server.ts";

/** The address is for forms; a link must not log anyone out. */
export function loader(): Response {
  return redirect("/");
}

export function action({ context }: ActionFunctionArgs) {
  return endLogin(context);
}
