import type { LoaderFunctionArgs } from "react-router";
import { recordsFile } from "./migration.server.ts";

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  recordsFile(context, params.id ?? "", url);
