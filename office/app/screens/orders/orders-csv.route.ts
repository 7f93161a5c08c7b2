import type { LoaderFunctionArgs } from "react-router";
import { ordersAsCsv } from "./orders.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => ordersAsCsv(context, url);
