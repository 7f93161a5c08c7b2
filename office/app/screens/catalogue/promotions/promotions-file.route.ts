import type { LoaderFunctionArgs } from "react-router";
import { promotionsAsFile } from "./promotions.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => promotionsAsFile(context, url);
