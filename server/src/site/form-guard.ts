/** Checks every write request before the storefront reads it (architecture: Entry points and access). */
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { type IsAtWork, ROW_PAGES } from "./form-size.ts";
import { copyRequest } from "./request-copy.ts";
import type { SiteEnv } from "./site-app.ts";
import { isSameMachine } from "./storefront-host.ts";

/** A checkout form has one field for each cart line; real carts are far smaller. */
export const MAX_FIELDS = 2_000;
/** Enough for a record with 5,000 rows of a few fields each. */
const MAX_ROW_FIELDS = 20_000;
const READS = new Set(["GET", "HEAD"]);
const LOGGED_A_MINUTE = 10;

/**
 * Admits reads, and forms sent by this shop's pages. The same rules apply to pages and resource routes.
 * Returns 405 for other methods, 403 for a form from another site, 415 for a body that is not a form,
 * 413 for too many fields (the office allows more) and 400 for a form that cannot be parsed.
 * `formData()` can parse admitted forms in linear time.
 */
export function guardForms(
  shopUrl: string,
  { log, isAtWork = async () => false }: { log: Pick<Logger, "warn">; isAtWork?: IsAtWork | undefined },
): MiddlewareHandler<SiteEnv> {
  const mayHaveRows = (c: Context<SiteEnv>): Promise<boolean> | false =>
    ROW_PAGES.test(c.req.path) && isAtWork(c.req.raw, c.get("visitor"));
  const logRefusal = logRarely(log);
  return async (c, next) => {
    const { method } = c.req;
    if (READS.has(method)) return next();
    if (method !== "POST")
      return c.text("Cererea nu a putut fi procesată. Reîncarcă pagina și încearcă din nou.", 405, {
        allow: "GET, HEAD, POST",
      });
    if (!isFromShop(c.req.raw.headers, shopUrl)) {
      logRefusal({ origin: c.req.header("origin")?.slice(0, 100), path: c.req.path.slice(0, 100) });
      return c.text(
        "Formularul nu a fost trimis din magazin. Deschide pagina din magazin și trimite-l din nou.",
        403,
      );
    }
    const kind = kindOf(c.req.header("content-type"));
    if (!kind) return c.text("Formularul nu a putut fi citit. Deschide pagina și trimite-l din nou.", 415);
    const body = await c.req.raw.arrayBuffer();
    const fields = fieldsOf(Buffer.from(body), kind);
    if (fields > MAX_FIELDS && (fields > MAX_ROW_FIELDS || !(await mayHaveRows(c))))
      return c.text("Datele trimise sunt prea mari.", 413);
    if (!(await isReadable(body, c)))
      return c.text("Formularul nu a putut fi citit. Deschide pagina și trimite-l din nou.", 400);
    c.req.raw = copyRequest(c.req.raw, { headers: new Headers(c.req.raw.headers), body });
    return next();
  };
}

/**
 * Returns false if another site's page sent the form, according to Origin or, without it, Sec-Fetch-Site.
 * A client that sends neither is not a modern browser, and no page can make a browser omit both.
 */
export function isFromShop(headers: Headers, shopUrl: string): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return origin === new URL(shopUrl).origin || isSameMachine(origin, shopUrl);
  return ["same-origin", "none"].includes(headers.get("sec-fetch-site") ?? "none");
}

function kindOf(contentType = ""): { between: string } | undefined {
  const [type, ...parameters] = contentType.split(";");
  if (type?.trim().toLowerCase() === "application/x-www-form-urlencoded") return { between: "&" };
  if (type?.trim().toLowerCase() !== "multipart/form-data") return undefined;
  const boundary = parameters.find((parameter) => parameter.trim().toLowerCase().startsWith("boundary="));
  const name = boundary
    ?.slice(boundary.indexOf("=") + 1)
    .replaceAll('"', "")
    .trim();
  return name ? { between: `--${name}` } : undefined;
}

function fieldsOf(body: Buffer, { between }: { between: string }): number {
  let [count, at] = [0, body.indexOf(between)];
  for (; at >= 0 && count <= MAX_ROW_FIELDS; count += 1) at = body.indexOf(between, at + between.length);
  return count;
}

/**
 * Returns whether the form can be parsed. URL-encoded text always can; a multipart body may be truncated or
 * malformed.
 */
async function isReadable(body: ArrayBuffer, c: Context<SiteEnv>): Promise<boolean> {
  const type = c.req.header("content-type") ?? "";
  if (!/^\s*multipart/i.test(type)) return true;
  return new Response(body, { headers: { "content-type": type } }).formData().then(
    () => true,
    () => false,
  );
}

/** Returns a function that logs only a few refusals per minute, so that another site cannot flood the log. */
function logRarely(log: Pick<Logger, "warn">): (what: Record<string, unknown>) => void {
  let [minute, reported] = [0, 0];
  return (what) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, reported] = [now, 0];
    reported += 1;
    if (reported <= LOGGED_A_MINUTE) log.warn(what, "A form from a foreign origin was refused.");
  };
}
