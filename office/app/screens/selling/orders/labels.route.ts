import type { LoaderFunctionArgs } from "react-router";
import { openLabels } from "./papers.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => openLabels(context, url);
