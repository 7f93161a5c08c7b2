/** Streams feeds and sitemaps that a job has written. */
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Api } from "@curat/api";
import type { Context, Next } from "hono";
import { RETRY_AFTER_SECONDS } from "./health.ts";
import type { SiteApp, SiteEnv } from "./site-app.ts";

type FoundFile = Exclude<Awaited<ReturnType<Api["findPublicFile"]>>, string>;

/**
 * Mounts GET /sitemap.xml, /sitemap/{file}, /feed/{name} and /feed/{key}/{name}; 503 until the files are
 * written.
 */
export function mountPublicFiles(site: SiteApp, api: Pick<Api, "findPublicFile">): void {
  const send = async (c: Context<SiteEnv>, next: Next, name: string, key?: string) => {
    const file = await api.findPublicFile({ name, key });
    if (file === "unknown") return next();
    if (file === "unwritten")
      return c.text("Fișierul se pregătește. Încearcă din nou peste câteva secunde.", 503, {
        "retry-after": RETRY_AFTER_SECONDS.unavailable,
      });
    return answer(c.req.raw, file);
  };
  site.get("/sitemap.xml", (c, next) => send(c, next, "sitemap.xml"));
  site.get("/sitemap/:file", (c, next) => send(c, next, `sitemap/${c.req.param("file")}`));
  site.get("/feed/:name", (c, next) => send(c, next, `feed/${c.req.param("name")}`));
  site.get("/feed/:key/:name", (c, next) => send(c, next, `feed/${c.req.param("name")}`, c.req.param("key")));
}

function answer({ headers: requested, method }: Request, file: FoundFile): Response {
  const headers = new Headers({
    etag: `W/"${file.version}-${file.writtenAt.getTime().toString(36)}"`,
    "last-modified": file.writtenAt.toUTCString(),
    "cache-control": file.isSecret ? "private, no-cache" : "public, no-cache",
    "content-type": file.contentType,
    vary: "Accept-Encoding",
  });
  if (isKnown(requested, file, headers.get("etag") ?? ""))
    return new Response(null, { status: 304, headers });
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(requested.get("accept-encoding") ?? "");
  if (takesGzip) {
    headers.set("content-encoding", "gzip");
    headers.set("content-length", String(file.bytes));
  }
  if (method === "HEAD") return new Response(null, { headers });
  const parts = Readable.from(file.parts());
  const body = takesGzip ? parts : parts.compose(createGunzip());
  return new Response(Readable.toWeb(body) as ReadableStream, { headers });
}

/** Returns whether the client already has this file (RFC 9110: an ETag takes precedence over a date). */
function isKnown(requested: Headers, { writtenAt }: FoundFile, etag: string): boolean {
  const tags = requested.get("if-none-match");
  if (tags !== null) return tags.split(",").some((tag) => tag.trim() === etag || tag.trim() === "*");
  const since = Date.parse(requested.get("if-modified-since") ?? "");
  return since >= Math.floor(writtenAt.getTime() / 1000) * 1000;
}
