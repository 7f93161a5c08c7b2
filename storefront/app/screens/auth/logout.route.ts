/** `/delogare` ends the session. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { endLogin } from "../../session/login.server.ts";

/** Redirects GET requests, because a link must not log anyone out. */
export function loader(): Response {
  return redirect("/");
}

export function action({ context }: ActionFunctionArgs) {
  return endLogin(context);
}
