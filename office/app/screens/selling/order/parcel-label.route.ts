import type { LoaderFunctionArgs } from "react-router";
import { openParcelLabel } from "./papers.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  openParcelLabel(context, params.id ?? "", params.parcel ?? "");
