import type { LoaderFunctionArgs } from "react-router";
import { bookAsFile } from "./books.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => bookAsFile(context, url);
