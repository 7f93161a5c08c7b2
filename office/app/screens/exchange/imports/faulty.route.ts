import type { LoaderFunctionArgs } from "react-router";
import { faultyRows } from "./imports.server.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  faultyRows(context, url, params.id ?? "");
