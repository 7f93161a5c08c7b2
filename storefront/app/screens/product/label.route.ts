/** `/eticheta/{product}`: the label of a bottle that the product is filled into, as a PDF. */
import type { LoaderFunctionArgs } from "react-router";
import { streamLabel } from "./label.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return streamLabel(context, params.productId ?? "");
}
