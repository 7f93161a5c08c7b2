import type { LoaderFunctionArgs } from "react-router";
import { companiesAsFile } from "./companies.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => companiesAsFile(context, url);
