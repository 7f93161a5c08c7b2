import type { LoaderFunctionArgs } from "react-router";
import { queueAsFile } from "../../../lists/queue.server.ts";
import { OFFER_QUEUE } from "./offers.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => queueAsFile(context, url, OFFER_QUEUE);
