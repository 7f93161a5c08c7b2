import type { LoaderFunctionArgs } from "react-router";
import { mediaAsFile } from "./media.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => mediaAsFile(context, url);
