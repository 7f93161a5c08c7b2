/** `/sitemap/{file}.xml` */
import type { LoaderFunctionArgs } from "react-router";
import { answerSitemapFile } from "./sitemap.server.ts";

export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerSitemapFile(context, params.file);
}
