import type { LoaderFunctionArgs } from "react-router";
import { openArchive } from "./files.server.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => openArchive(context, params.year ?? "");
