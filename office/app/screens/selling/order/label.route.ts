import type { LoaderFunctionArgs } from "react-router";
import { openLabel } from "./papers.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => openLabel(context, params.id ?? "");
