/** `/plata/deschide/…` is an email's payment link. Redirects to a URL without the access token. */
import type { LoaderFunctionArgs } from "react-router";
import { openPayment } from "./open-payment.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  requireOwnApi(context);
  return openPayment(context, { randomid: params.randomid ?? "", access: params.access ?? "" });
}
