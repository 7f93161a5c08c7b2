/**
 * Mounts the office on the shop's port: reachable only from its networks, with a policy of its own, neither
 * cached nor indexed.
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
  /** The address where people log in at ANAF; undefined if the shop has no application there. */
  anafLogin?: string | undefined;
}

/** The path of the built files, below the office's path. */
const OFFICE_ASSETS = "/admin/assets/";

/** A page that reloads the same address, as a page of the office. */
const AGAIN = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Birou</title>
<meta http-equiv="refresh" content="0"></head><body><p><a href="">Deschide biroul</a></p></body></html>`;

/**
 * Hides the office and its files from visitors outside its networks. Their requests go on to the shop, which
 * has no such page.
 */
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
      // The address of an invitation is a secret, so no other site may see it.
      c.res.headers.set("referrer-policy", "same-origin");
      if (!c.req.path.startsWith(OFFICE_ASSETS)) c.res.headers.set("cache-control", "no-store");
    },
  };
}

/** Serves every address of the office; the responses are neither cached nor counted with the shop's pages. */
export function mountOffice(
  site: SiteApp,
  isOpen: (path: string, visitor: string) => boolean,
  { office, ...parts }: OfficeParts,
): void {
  site.use(async (c, next) => {
    const visitor = c.get("visitor");
    if (!isOpen(c.req.path, visitor)) return next();
    // A link from elsewhere, such as webmail, arrives without the cookie; a reload by the office's own page
    // sends it.
    if (c.req.method === "GET" && c.req.header("sec-fetch-site") === "cross-site")
      return c.html(AGAIN, 200, { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" });
    const nonce = newNonce();
    const response = await office.fetch(c.req.raw, {
      nonce,
      visitorAddress: visitor,
      requestCode: currentCode(),
    });
    const page = new Response(response.body, response);
    // An answer with a sandbox policy is not a page of the office but a mail as it was sent.
    if (!page.headers.get("content-security-policy")?.startsWith("sandbox"))
      page.headers.set("content-security-policy", officePolicy(nonce, { ...parts, path: c.req.path }));
    return page;
  });
}

/** Returns a fresh nonce for each page: only scripts and styles with it run. */
function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The page where the shop is connected with ANAF. */
const EFACTURA_PATH = "/admin/e-factura";

/**
 * Returns the policy of an office page, which admits no third party: what a customer or a supplier wrote
 * cannot load, send or frame anything.
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
    // Only the shop's previews allow framing (site.ts).
    "frame-src 'self'",
    `connect-src 'self'${isDev ? " ws:" : ""}`,
    // Without JavaScript, the button that connects the shop leads to the page where the certificate is
    // chosen.
    ["form-action 'self'", ...(leadsToAnaf ? [new URL(anafLogin).origin] : [])].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (shopUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}
