import type { LoaderFunctionArgs } from "react-router";
import { groupsAsFile } from "./customer-groups.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => groupsAsFile(context, url);
