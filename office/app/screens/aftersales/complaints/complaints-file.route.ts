import type { LoaderFunctionArgs } from "react-router";
import { queueAsFile } from "../../../lists/queue.server.ts";
import { COMPLAINT_QUEUE } from "./complaints.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => queueAsFile(context, url, COMPLAINT_QUEUE);
