/** `/feed/{name}` for public feeds, `/feed/{key}/{name}` for those with a secret address. */
import type { LoaderFunctionArgs } from "react-router";
import { answerFeed } from "./feed.server.ts";

export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerFeed(args);
}
