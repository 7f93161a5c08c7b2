import type { LoaderFunctionArgs } from "react-router";
import { answerRobots } from "./robots.server.ts";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerRobots(context);
}
