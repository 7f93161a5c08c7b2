/** `/cos/easybox` returns lockers as JSON for the picker. */
import type { LoaderFunctionArgs } from "react-router";
import { answerLockers } from "./lockers.server.ts";
import { requireOwnApi } from "../../../session/guards.server.ts";

export function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  requireOwnApi(context);
  return answerLockers(context, url);
}
