import type { LoaderFunctionArgs } from "react-router";
import { ordersAsFile } from "./orders.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => ordersAsFile(context, url);
