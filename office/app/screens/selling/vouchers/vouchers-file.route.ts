import type { LoaderFunctionArgs } from "react-router";
import { vouchersAsFile } from "./vouchers.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => vouchersAsFile(context, url);
