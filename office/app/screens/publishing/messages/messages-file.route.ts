import type { LoaderFunctionArgs } from "react-router";
import { queueAsFile } from "../../../lists/queue.server.ts";
import { MESSAGE_QUEUE } from "./messages.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => queueAsFile(context, url, MESSAGE_QUEUE);
