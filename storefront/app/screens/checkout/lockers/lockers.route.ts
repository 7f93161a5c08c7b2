/** `/cos/easybox`: parcel machines for the picker's script, plain JSON; without script the checkout's form brings them. */
import type { LoaderFunctionArgs } from "react-router";
import { answerLockers } from "./lockers.server.ts";
import { requireOwnApi } from "../../../session/guards.server.ts";

export function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  requireOwnApi(context);
  return answerLockers(context, url);
}
