/** The office on the shop's port: from its networks alone, with a policy of its own, kept and indexed by nobody. */
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
  /** Where people log in at ANAF; undefined where the shop has no program there. */
  anafLogin?: string | undefined;
}

/** Where the built files stand below the office's path. */
const OFFICE_ASSETS = "/admin/assets/";

/** Asks for the same address once more, as a page of the office. */
const AGAIN = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Birou</title>
<meta http-equiv="refresh" content="0"></head><body><p><a href="">Deschide biroul</a></p></body></html>`;

/**
 * Before everything that answers below /admin: from outside of its networks there is no office, nor any file of it. Those
 * requests go on to the shop, which knows no such page.
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
      // The address of an invitation is a secret: no other site hears of it.
      c.res.headers.set("referrer-policy", "same-origin");
      if (!c.req.path.startsWith(OFFICE_ASSETS)) c.res.headers.set("cache-control", "no-store");
    },
  };
}

/** Answers every address of the office; neither kept nor counted with the shop's pages. */
export function mountOffice(
  site: SiteApp,
  isOpen: (path: string, visitor: string) => boolean,
  { office, ...parts }: OfficeParts,
): void {
  site.use(async (c, next) => {
    const visitor = c.get("visitor");
    if (!isOpen(c.req.path, visitor)) return next();
    // A link from elsewhere, such as a mail read in a browser, comes without the cookie; its own page brings it along.
    if (c.req.method === "GET" && c.req.header("sec-fetch-site") === "cross-site")
      return c.html(AGAIN, 200, { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" });
    const nonce = newNonce();
    const response = await office.fetch(c.req.raw, {
      nonce,
      visitorAddress: visitor,
      requestCode: currentCode(),
    });
    const page = new Response(response.body, response);
    // What brings a policy of its own is no page of the office: a mail as it left, in a sandbox.
    if (!page.headers.get("content-security-policy")?.startsWith("sandbox"))
      page.headers.set("content-security-policy", officePolicy(nonce, { ...parts, path: c.req.path }));
    return page;
  });
}

/** Fresh for every page: only scripts and styles that carry it run. */
function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** Where the shop is connected with ANAF. */
const EFACTURA_PATH = "/admin/e-factura";

/** Nothing of anybody else: what a customer or a supplier wrote can not load, send or frame anything. */
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
    // Vite adds its style elements itself while developing.
    `style-src 'self' ${isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Of the shop's pages a preview alone lets itself be framed (site.ts).
    "frame-src 'self'",
    `connect-src 'self'${isDev ? " ws:" : ""}`,
    // Without script the button that connects the shop leads on to where the certificate is chosen.
    ["form-action 'self'", ...(leadsToAnaf ? [new URL(anafLogin).origin] : [])].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (shopUrl.startsWith("https:")) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}
