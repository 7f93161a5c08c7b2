import type { LoaderFunctionArgs } from "react-router";
import { evidenceAsFile } from "./evidence.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => evidenceAsFile(context, url);
