/** Pages without the shop's frame: what is left when nothing can be rendered (spec: C-091). */
import { texts } from "./texts.ts";

/** `href` may be empty: the address that was asked for. */
function answerWith(status: number, title: string, way: { href: string; text: string }): Response {
  const html = `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin: 2rem; font-family: sans-serif"><h1>${title}</h1><p><a href="${way.href}">${way.text}</a></p></body>
</html>
`;
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** The router answers plain text with 500 when neither the page nor its error page could be rendered. */
export function orLastResort(response: Response): Response {
  const isPlain = response.headers.get("content-type")?.startsWith("text/plain") === true;
  if (response.status !== 500 || !isPlain) return response;
  return answerWith(500, texts.fallback, { href: "/", text: texts.home });
}

/** Asked for by more at once than can be served: the same address again, a little later. */
export function tooBusy(): Response {
  return answerWith(503, texts.tooBusy, { href: "", text: texts.again });
}
