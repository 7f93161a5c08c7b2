import type { LoaderFunctionArgs } from "react-router";
import { openExport } from "./exports.server.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  openExport(context, url, params.id ?? "");
