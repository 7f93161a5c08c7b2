import type { LoaderFunctionArgs } from "react-router";
import { loadFoundProducts } from "../../../components/picking/found-products.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFoundProducts(context, url);
