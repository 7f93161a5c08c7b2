import type { LoaderFunctionArgs } from "react-router";
import { subscribersAsFile } from "./newsletter.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => subscribersAsFile(context, url);
