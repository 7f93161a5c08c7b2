import type { LoaderFunctionArgs } from "react-router";
import { openPickList } from "../../selling/orders/papers.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => openPickList(context, url);
