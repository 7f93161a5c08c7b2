/** `/eticheta/{product}` returns a PDF label for bottles into which the product is refilled. */
import type { LoaderFunctionArgs } from "react-router";
import { streamLabel } from "./label.server.ts";
import { requireOwnApi } from "../../session/guards.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  requireOwnApi(context);
  return streamLabel(context, params.productId ?? "");
}
