/** `/cookie/actiune`: a choice about cookies; every page with the form posts here and stays where it is. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { chooseConsent } from "../../components/consent-form/choose-consent.server.ts";

/** The address is for forms. */
export function loader(): Response {
  return redirect("/");
}

export function action(args: ActionFunctionArgs) {
  return chooseConsent(args);
}
