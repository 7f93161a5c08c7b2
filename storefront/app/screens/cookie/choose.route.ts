/** `/cookie/actiune`: stores a consent choice. Every page with the form posts here and stays open. */
import { redirect } from "react-router";
import type { ActionFunctionArgs } from "react-router";
import { chooseConsent } from "../../components/consent-form/choose-consent.server.ts";

/** Only forms use this address. */
export function loader(): Response {
  return redirect("/");
}

export function action(args: ActionFunctionArgs) {
  return chooseConsent(args);
}
