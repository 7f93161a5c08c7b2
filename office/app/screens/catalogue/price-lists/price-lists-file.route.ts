import type { LoaderFunctionArgs } from "react-router";
import { priceListsAsFile } from "./price-lists.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => priceListsAsFile(context, url);
