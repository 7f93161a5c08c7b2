import type { LoaderFunctionArgs } from "react-router";
import { openZip } from "./files.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => openZip(context, params.message ?? "");
