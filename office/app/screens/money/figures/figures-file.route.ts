import type { LoaderFunctionArgs } from "react-router";
import { figuresAsFile } from "./figures.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => figuresAsFile(context, url);
