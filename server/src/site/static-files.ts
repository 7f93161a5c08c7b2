/**
 * Serves an app's built files. Files with a hash in their name are immutable.
 * Browsers that accept brotli get the variant next to a file.
 */
import { createReadStream } from "node:fs";
import { readdirSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import type { SiteApp } from "./site-app.ts";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

interface StaticFile {
  path: string;
  size: number;
  brotli: StaticFile | undefined;
}

interface StaticFiles {
  /** The folder to serve. Files added after the process has started are not served. */
  folder: string;
  base: string;
  /** Returns whether a visitor may get a file; by default, everyone may. */
  isOpen?: (path: string, visitor: string) => boolean;
}

export function mountStaticFiles(site: SiteApp, { folder, base, isOpen }: StaticFiles): void {
  const files = findFiles(folder, base);
  const immutable = `${base}assets/`;
  site.on(["GET", "HEAD"], "*", async (c, next) => {
    const file = files.get(c.req.path);
    if (!file || isOpen?.(c.req.path, c.get("visitor")) === false) return next();
    const compressed = /\bbr\b/.test(c.req.header("accept-encoding") ?? "") ? file.brotli : undefined;
    const sent = compressed ?? file;
    c.header("content-type", TYPES[extname(file.path)] ?? "application/octet-stream");
    c.header("content-length", String(sent.size));
    c.header(
      "cache-control",
      c.req.path.startsWith(immutable) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    );
    if (file.brotli) c.header("vary", "Accept-Encoding");
    if (compressed) c.header("content-encoding", "br");
    const body =
      c.req.method === "HEAD" ? null : (Readable.toWeb(createReadStream(sent.path)) as ReadableStream);
    return c.body(body as ReadableStream);
  });
}

function findFiles(folder: string, base: string): Map<string, StaticFile> {
  const paths = listFiles(folder).filter((path) => !path.includes(`${sep}.vite${sep}`));
  const known = new Set(paths);
  const described = (path: string): StaticFile => ({ path, size: statSync(path).size, brotli: undefined });
  return new Map(
    paths
      .filter((path) => !path.endsWith(".br"))
      .map((path) => {
        const brotli = known.has(`${path}.br`) ? described(`${path}.br`) : undefined;
        return [`${base}${relative(folder, path).split(sep).join("/")}`, { ...described(path), brotli }];
      }),
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
