/** What is left when the error page itself cannot be shown (spec: C-091). */
import { texts } from "./texts.ts";

const PAGE = `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><title>${texts.fallback}</title></head>
<body><h1>${texts.fallback}</h1><p><a href="/">${texts.home}</a></p></body>
</html>
`;

/** The router answers plain text with 500 when neither the page nor its error page could be rendered. */
export function orLastResort(response: Response): Response {
  const isPlain = response.headers.get("content-type")?.startsWith("text/plain") === true;
  if (response.status !== 500 || !isPlain) return response;
  return new Response(PAGE, { status: 500, headers: { "content-type": "text/html; charset=utf-8" } });
}
