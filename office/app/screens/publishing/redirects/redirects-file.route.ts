import type { LoaderFunctionArgs } from "react-router";
import { redirectsAsFile } from "./redirects.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => redirectsAsFile(context, url);
