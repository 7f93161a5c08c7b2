/** The documentation (Swagger UI) is served only from our own files. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { API_BASE } from "@curat/contract/headers.values";
import type { HonoApp } from "./access-checks.ts";
import { notFound } from "./refusal.ts";

const FILES: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};
const folder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

const PAGE = `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<title>Curat API</title>
<link rel="stylesheet" href="${API_BASE}/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="${API_BASE}/docs/swagger-ui-bundle.js"></script>
<script src="${API_BASE}/docs/start.js"></script>
</body>
</html>`;
const START = `SwaggerUIBundle({ url: "${API_BASE}/openapi.json", dom_id: "#docs", validatorUrl: null, docExpansion: "list" });`;
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-cache",
};

export function docsPage(app: HonoApp): void {
  app.get("/docs", (c) => c.html(PAGE, 200, HEADERS));
  app.get("/docs/start.js", (c) =>
    c.body(START, 200, { ...HEADERS, "content-type": "text/javascript; charset=utf-8" }),
  );
  app.get("/docs/:file", async (c) => {
    const file = c.req.param("file");
    const type = FILES[file];
    if (!type) throw notFound();
    return c.body(new Uint8Array(await readFile(join(folder, file))), 200, {
      ...HEADERS,
      "content-type": type,
    });
  });
}
