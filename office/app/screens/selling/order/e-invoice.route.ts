import type { LoaderFunctionArgs } from "react-router";
import { openEInvoice } from "./papers.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  openEInvoice(context, params.id ?? "", params.invoice ?? "");
