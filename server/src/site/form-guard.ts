/** What a request that may change something has to be before the storefront reads it (architecture: At the door). */
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { type IsAtWork, ROW_PAGES } from "./form-size.ts";
import { copyRequest } from "./request-copy.ts";
import type { SiteEnv } from "./site-app.ts";
import { isSameMachine } from "./storefront-host.ts";

/** A checkout has one field for each of its lines; nobody's cart has so many. */
export const MAX_FIELDS = 2_000;
/** Of a record with 5,000 rows, some fields each. */
const MAX_ROW_FIELDS = 20_000;
const READS = new Set(["GET", "HEAD"]);
const LOGGED_A_MINUTE = 10;

/**
 * Lets through reading, and forms that a page of this shop has sent: 405 for other methods, 403 for a form of a foreign
 * page, 415 for what is no form, 413 for one with more fields than any of ours (some of the office have more than a visitor's), 400 for one that cannot be read. One rule
 * for pages and for addresses that only answer; what it lets through can be read by `formData()` in linear time.
 */
export function guardForms(
  shopUrl: string,
  { log, isAtWork = async () => false }: { log: Pick<Logger, "warn">; isAtWork?: IsAtWork | undefined },
): MiddlewareHandler<SiteEnv> {
  const mayHaveRows = (c: Context<SiteEnv>): Promise<boolean> | false =>
    ROW_PAGES.test(c.req.path) && isAtWork(c.req.raw, c.get("visitor"));
  const tell = tellSeldom(log);
  return async (c, next) => {
    const { method } = c.req;
    if (READS.has(method)) return next();
    if (method !== "POST")
      return c.text("Cererea nu a putut fi înțeleasă.", 405, { allow: "GET, HEAD, POST" });
    if (!isFromShop(c.req.raw.headers, shopUrl)) {
      tell({ origin: c.req.header("origin")?.slice(0, 100), path: c.req.path.slice(0, 100) });
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
 * False for what a page of another site sends: browsers tell it by Origin, or, where they leave that out, by
 * Sec-Fetch-Site. What tells neither is no browser of these years, and no page can make one leave out both.
 */
export function isFromShop(headers: Headers, shopUrl: string): boolean {
  const origin = headers.get("origin");
  if (origin !== null) return origin === new URL(shopUrl).origin || isSameMachine(origin, shopUrl);
  return ["same-origin", "none"].includes(headers.get("sec-fetch-site") ?? "none");
}

/** The sign between two fields; undefined where no form is sent. */
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

/** A form in several parts can be broken off or badly made; addresses and signs between them are always some form. */
async function isReadable(body: ArrayBuffer, c: Context<SiteEnv>): Promise<boolean> {
  const type = c.req.header("content-type") ?? "";
  if (!/^\s*multipart/i.test(type)) return true;
  return new Response(body, { headers: { "content-type": type } }).formData().then(
    () => true,
    () => false,
  );
}

/** One line for each refusal, but few a minute: a foreign page must not fill the log. */
function tellSeldom(log: Pick<Logger, "warn">): (what: Record<string, unknown>) => void {
  let [minute, reported] = [0, 0];
  return (what) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, reported] = [now, 0];
    reported += 1;
    if (reported <= LOGGED_A_MINUTE) log.warn(what, "A form of a foreign page was refused.");
  };
}
