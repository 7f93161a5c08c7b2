/** `/sitemap.xml` */
import type { LoaderFunctionArgs } from "react-router";
import { answerSitemapIndex } from "./sitemap.server.ts";

export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerSitemapIndex(context);
}
