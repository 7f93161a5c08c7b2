import type { LoaderFunctionArgs } from "react-router";
import { returnsAsCsv } from "./returns.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => returnsAsCsv(context, url);
