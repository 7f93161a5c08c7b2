import type { LoaderFunctionArgs } from "react-router";
import { messagesAsFile } from "./messages.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => messagesAsFile(context, url);
