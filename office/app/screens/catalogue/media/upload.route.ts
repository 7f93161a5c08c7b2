import type { ActionFunctionArgs } from "react-router";
import { takeUpload } from "../../../components/media/found.server.ts";

export const action = ({ request, context }: ActionFunctionArgs) => takeUpload(context, request);
