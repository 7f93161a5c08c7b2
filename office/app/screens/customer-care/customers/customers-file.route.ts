import type { LoaderFunctionArgs } from "react-router";
import { customersAsFile } from "./customers.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => customersAsFile(context, url);
