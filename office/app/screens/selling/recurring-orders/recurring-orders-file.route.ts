import type { LoaderFunctionArgs } from "react-router";
import { queueAsFile } from "../../../lists/queue.server.ts";
import { RECURRING_QUEUE } from "./recurring-orders.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => queueAsFile(context, url, RECURRING_QUEUE);
