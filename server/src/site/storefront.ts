import type { PerRequest } from "../../../storefront/app/server.ts";
import type { ProcessSettings } from "../process-settings.ts";
import type { FillSlots, PageCache, Render } from "./page-cache.ts";
import { currentCode } from "./follow-request.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { SiteApp } from "./site-app.ts";
import type { StorefrontHost } from "./storefront-host.ts";

interface StorefrontParts {
  storefront: Pick<StorefrontHost, "fetch" | "slots" | "policyAdditions">;
  pages: PageCache | undefined;
  settings: ProcessSettings;
}

/** The path of previews of unpublished pages, which the office shows in a frame. */
const PREVIEWS = "/previzualizare/";

/** Mounts the storefront for all URLs that no earlier handler serves. */
export function mountStorefront(site: SiteApp, { storefront, pages, settings }: StorefrontParts): void {
  site.all("*", (c) => {
    const [request, visitorAddress] = [c.req.raw, c.get("visitor")];
    const requestCode = currentCode();
    const render: Render = (madeOf, { as = request, pageClass, onCut } = {}) =>
      renderPage(as, { visitorAddress, requestCode, madeOf, pageClass, onCut });
    const { slots } = storefront;
    const fill: FillSlots | undefined = slots && (() => slots.fillSlots(request, { visitorAddress }));
    return pages ? pages.serve(request, render, fill) : render(() => undefined);
  });

  async function renderPage(request: Request, perRequest: PerRequest): Promise<Response> {
    const response = await storefront.fetch(request, perRequest);
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const page = new Response(response.body, response);
    const { pathname } = new URL(request.url);
    const isPreview = pathname.startsWith(PREVIEWS);
    const additions = await storefront.policyAdditions(pathname);
    page.headers.set("content-security-policy", contentSecurityPolicy(settings, additions, isPreview));
    if (isPreview) {
      page.headers.set("x-frame-options", "SAMEORIGIN");
      page.headers.set("x-robots-tag", "noindex, nofollow");
    }
    return page;
  }
}
