/** `/oferta/{token}/pdf` returns the offer as a PDF. */
import type { LoaderFunctionArgs } from "react-router";
import { streamOfferPdf } from "./offer.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireOwnApi(context);
  return streamOfferPdf(context, params.token ?? "");
}
