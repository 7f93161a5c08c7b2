import type { LoaderFunctionArgs } from "react-router";
import { queueAsFile } from "../../../lists/queue.server.ts";
import { REVIEW_QUEUE } from "./reviews.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => queueAsFile(context, url, REVIEW_QUEUE);
