import type { LoaderFunctionArgs } from "react-router";
import { logAsCsv } from "./log.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => logAsCsv(context, url);
