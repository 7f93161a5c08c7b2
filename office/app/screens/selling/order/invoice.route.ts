import type { LoaderFunctionArgs } from "react-router";
import { openInvoice } from "./papers.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  openInvoice(context, params.id ?? "", params.invoice ?? "");
