import type { LoaderFunctionArgs } from "react-router";
import { loadFoundChoices } from "../../../components/picking/found-choices.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => loadFoundChoices(context, url);
