import type { SiteApp } from "./site-app.ts";

const CALLBACK = "/account/login/apple/callback";

/**
 * Redirects Apple's response to the URL that other providers use.
 * Apple posts the response from its own site. The post has none of the shop's cookies, and the storefront would refuse
 * it as cross-site.
 * The state is checked after the redirect (C-013).
 */
export function mountAppleReturn(site: SiteApp): void {
  site.post(CALLBACK, async (c, next) => {
    // A URL with a state belongs to the shop's own password form.
    if (c.req.query("state") !== undefined) return next();
    const form = new URLSearchParams(await c.req.text());
    const passedOn = [...form].filter(([name]) => ["code", "state", "error"].includes(name));
    return c.redirect(`${CALLBACK}?${new URLSearchParams(passedOn).toString()}`, 303);
  });
}
