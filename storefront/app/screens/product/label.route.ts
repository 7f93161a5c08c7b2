/** `/eticheta/{product}`: a label for bottles filled with the product, as a PDF. */
import type { LoaderFunctionArgs } from "react-router";
import { streamLabel } from "./label.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireOwnApi(context);
  return streamLabel(context, params.productId ?? "");
}
