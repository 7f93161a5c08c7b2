import type { LoaderFunctionArgs } from "react-router";
import { productsAsFile } from "./products.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => productsAsFile(context, url);
