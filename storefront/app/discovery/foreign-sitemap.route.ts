import type { LoaderFunctionArgs } from "react-router";
import { answerForeignSitemap } from "./foreign-sitemap.server.ts";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerForeignSitemap(context);
}
