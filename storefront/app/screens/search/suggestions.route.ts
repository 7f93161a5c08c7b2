import type { LoaderFunctionArgs } from "react-router";
import { loadSuggestions } from "./suggestions.server.ts";

export function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  return loadSuggestions(context, url);
}
