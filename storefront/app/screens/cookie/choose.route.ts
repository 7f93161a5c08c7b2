/** `/cookie/actiune` stores a consent choice. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { chooseConsent } from "../../components/consent-form/choose-consent.server.ts";

export function loader(): Response {
  return redirect("/");
}

export function action(args: ActionFunctionArgs) {
  return chooseConsent(args);
}
