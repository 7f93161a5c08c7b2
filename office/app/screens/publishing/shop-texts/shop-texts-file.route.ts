import type { LoaderFunctionArgs } from "react-router";
import { shopTextsAsFile } from "./shop-texts.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => shopTextsAsFile(context, url);
