/** `/comanda/deschide/…` is an email's link to an order. Redirects to a URL without the access token. */
import type { LoaderFunctionArgs } from "react-router";
import { openByLink } from "./open.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<never> {
  requireOwnApi(context);
  return openByLink(context, { randomid: params.randomid ?? "", access: params.access ?? "" });
}
