import type { LoaderFunctionArgs } from "react-router";
import { complaintsAsFile } from "./complaints.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => complaintsAsFile(context, url);
