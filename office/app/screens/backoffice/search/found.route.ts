import type { LoaderFunctionArgs } from "react-router";
import { loadFound } from "./search.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFound(context, url);
