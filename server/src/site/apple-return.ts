import type { SiteApp } from "./site-app.ts";

const CALLBACK = "/account/login/apple/callback";

/**
 * Apple answers with a form posted from its own site, which brings none of the shop's cookies and which the storefront
 * refuses as foreign: it goes on as the address that other providers use. The state in it is checked there (C-013).
 */
export function mountAppleReturn(site: SiteApp): void {
  site.post(CALLBACK, async (c, next) => {
    // The shop's own form, which asks for a password, has the state in its address.
    if (c.req.query("state") !== undefined) return next();
    const form = new URLSearchParams(await c.req.text());
    const passedOn = [...form].filter(([name]) => ["code", "state", "error"].includes(name));
    return c.redirect(`${CALLBACK}?${new URLSearchParams(passedOn).toString()}`, 303);
  });
}
