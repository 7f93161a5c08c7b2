/**
 * Mounts the office on the shop's port. Only its allowed networks reach it.
 * Its content security policy is separate, and it is neither cached nor indexed.
 */
import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { addressesOf } from "./address-list.ts";
import { currentCode } from "./follow-request.ts";
import type { OfficeHost } from "./office-host.ts";
import { isOfficePath } from "./office-host.ts";
import type { SiteApp, SiteEnv } from "./site-app.ts";

interface OfficeParts {
  office: Pick<OfficeHost, "fetch">;
  shopUrl: string;
  isDev: boolean;
  /** URL of ANAF's login page; undefined if the shop has no application at ANAF. */
  anafLogin?: string | undefined;
}

const OFFICE_ASSETS = "/admin/assets/";

/** A page that reloads its own URL, so that the request comes from the office. */
const AGAIN = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Birou</title>
<meta http-equiv="refresh" content="0"></head><body><p><a href="">Deschide biroul</a></p></body></html>`;

/** Returns a guard that hides the office from visitors outside its networks. The shop then returns 404. */
export function guardOffice(networks: string[] | undefined): {
  isOpen: (path: string, visitor: string) => boolean;
  headers: MiddlewareHandler<SiteEnv>;
} {
  const isKnown = networks ? addressesOf(networks) : () => true;
  const isOpen = (path: string, visitor: string) => isOfficePath(path) && isKnown(visitor);
  return {
    isOpen,
    async headers(c, next) {
      await next();
      if (!isOpen(c.req.path, c.get("visitor"))) return;
      c.res.headers.set("x-robots-tag", "noindex, nofollow");
      // The URL of an invitation is secret and must not be sent to other sites.
      c.res.headers.set("referrer-policy", "same-origin");
      if (!c.req.path.startsWith(OFFICE_ASSETS)) c.res.headers.set("cache-control", "no-store");
    },
  };
}

/** Serves every URL of the office, uncached and outside the metrics of shop pages. */
export function mountOffice(
  site: SiteApp,
  isOpen: (path: string, visitor: string) => boolean,
  { office, ...parts }: OfficeParts,
): void {
  site.use(async (c, next) => {
    const visitor = c.get("visitor");
    if (!isOpen(c.req.path, visitor)) return next();
    // A request through another site's link, such as webmail, has no session cookie. Reloading sends it.
    if (c.req.method === "GET" && c.req.header("sec-fetch-site") === "cross-site")
      return c.html(AGAIN, 200, { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" });
    const nonce = newNonce();
    const response = await office.fetch(c.req.raw, {
      nonce,
      visitorAddress: visitor,
      requestCode: currentCode(),
    });
    const page = new Response(response.body, response);
    // A response with a sandbox policy is an email as it was sent.
    if (!page.headers.get("content-security-policy")?.startsWith("sandbox"))
      page.headers.set("content-security-policy", officePolicy(nonce, { ...parts, path: c.req.path }));
    return page;
  });
}

/** Returns a page's nonce. Only scripts and styles with the nonce run. */
function newNonce(): string {
  return randomBytes(16).toString("base64");
}

const EFACTURA_PATH = "/admin/e-factura";

/**
 * Returns the content security policy of an office page.
 * Text by customers or suppliers cannot load, send or frame anything, because no third party is allowed.
 */
function officePolicy(
  nonce: string,
  {
    shopUrl,
    isDev,
    anafLogin,
    path,
  }: Pick<OfficeParts, "shopUrl" | "isDev" | "anafLogin"> & { path: string },
): string {
  const leadsToAnaf = anafLogin !== undefined && path === EFACTURA_PATH;
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // In development, Vite adds its style elements itself.
    `style-src 'self' ${isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // The office may frame only the shop's previews (site.ts).
    "frame-src 'self'",
    `connect-src 'self'${isDev ? " ws:" : ""}`,
    // Without JavaScript, the connect button submits to ANAF's page, where the certificate is chosen.
    ["form-action 'self'", ...(leadsToAnaf ? [new URL(anafLogin).origin] : [])].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (shopUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}
