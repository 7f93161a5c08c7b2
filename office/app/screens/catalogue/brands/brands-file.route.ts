import type { LoaderFunctionArgs } from "react-router";
import { brandsAsFile } from "./brands.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => brandsAsFile(context, url);
