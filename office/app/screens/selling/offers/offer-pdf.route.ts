import type { LoaderFunctionArgs } from "react-router";
import { openOfferPdf } from "./offer.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  openOfferPdf(context, params.id ?? "", params.sent ?? "");
