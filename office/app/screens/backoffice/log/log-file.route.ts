import type { LoaderFunctionArgs } from "react-router";
import { logAsFile } from "./log.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => logAsFile(context, url);
