import type { LoaderFunctionArgs } from "react-router";
import { alertsAsFile } from "./stock-alerts.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => alertsAsFile(context, url);
