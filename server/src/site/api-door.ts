import type { Api } from "@curat/api";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import type { SiteApp } from "./site.ts";

/** Opens the API to callers with the key; who passes on no visitor is the visitor. */
export function mountApi(site: SiteApp, api: Api): void {
  site.all(`${API_BASE}/*`, async (c) => {
    if (c.req.header(HEADERS.visitor)) return api.fetch(c.req.raw);
    const headers = new Headers(c.req.raw.headers);
    headers.set(HEADERS.visitor, c.get("visitor"));
    return api.fetch(new Request(c.req.raw, { headers }));
  });
}
