import type { LoaderFunctionArgs } from "react-router";
import { finishLogin } from "./e-factura.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => finishLogin(context, url);
