import type { LoaderFunctionArgs } from "react-router";
import { returnsAsFile } from "./returns.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => returnsAsFile(context, url);
