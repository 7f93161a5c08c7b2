import type { ActionFunctionArgs } from "react-router";
import { matchUploads } from "../../../components/media/matching.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => matchUploads(context, request);
