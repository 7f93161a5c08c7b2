import type { ActionFunctionArgs } from "react-router";
import { downloadData } from "./data.server.ts";

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  downloadData(request, context, params.id ?? "");
