import type { LoaderFunctionArgs } from "react-router";
import { openProforma } from "./papers.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => openProforma(context, params.id ?? "");
