/** `/cos/easybox`: parcel machines for the picker's script, plain JSON; without script the checkout's form brings them. */
import type { LoaderFunctionArgs } from "react-router";
import { answerLockers } from "./lockers.server.ts";

export function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  return answerLockers(context, url);
}
