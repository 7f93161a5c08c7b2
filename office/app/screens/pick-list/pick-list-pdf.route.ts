import type { LoaderFunctionArgs } from "react-router";
import { openPickList } from "../orders/papers.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => openPickList(context, url);
