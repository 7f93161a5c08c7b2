/** Standalone pages for when nothing else can be rendered (requirements: C-091). */
import { texts as codeTexts } from "../../session/request-code/texts.ts";
import { texts } from "./texts.ts";

// Inline styles, because the shop's CSS files may be unavailable.
const BODY =
  "max-width: 36rem; margin: 12vh auto; padding: 0 1.5rem; color: #16181d; font: 1.125rem/1.5 system-ui, sans-serif";
const WAY =
  "display: inline-block; padding: 0.75rem 1.25rem; border-radius: 6px; background: #c8102e; color: #fff; font-weight: 600; text-decoration: none";

interface Way {
  href: string;
  text: string;
}

function answerWith(status: number, title: string, way: Way, hint = ""): Response {
  const html = `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="${BODY}"><h1 style="line-height: 1.25">${title}</h1>${hint && `<p>${hint}</p>`}<p><a href="${way.href}" style="${WAY}">${way.text}</a></p></body>
</html>
`;
  return new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** Replaces the plain-text 500 that the router sends if even the error page failed. */
export function orLastResort(response: Response, code?: string): Response {
  const isPlain = response.headers.get("content-type")?.startsWith("text/plain") === true;
  if (response.status !== 500 || !isPlain) return response;
  return answerWith(500, texts.fallback, { href: "/", text: texts.home }, code && codeTexts.tell(code));
}

/** Returns a 503 page for requests that exceed the load limit. */
export function tooBusy(): Response {
  return answerWith(503, texts.tooBusy, { href: "", text: texts.again }, texts.tooBusyHint);
}
