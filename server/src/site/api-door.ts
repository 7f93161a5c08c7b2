import type { Api } from "@curat/api";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { copyRequest } from "./request-copy.ts";
import type { SiteApp } from "./site-app.ts";

/** Opens the API to callers with the key; who passes on no visitor is the visitor. */
export function mountApi(site: SiteApp, api: Api): void {
  site.all(`${API_BASE}/*`, async (c) => {
    const headers = new Headers(c.req.raw.headers);
    if (!headers.has(HEADERS.visitor)) headers.set(HEADERS.visitor, c.get("visitor"));
    return api.fetch(copyRequest(c.req.raw, { headers }));
  });
}
