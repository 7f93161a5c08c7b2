import type { LoaderFunctionArgs } from "react-router";
import { openSample } from "./imports.server.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  openSample(context, url, (params.file ?? "").replace(/\.(?:csv|xlsx)$/, ""));
