import type { LoaderFunctionArgs } from "react-router";
import { stillAt } from "../../../components/presence/presence.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => stillAt(context, url);
