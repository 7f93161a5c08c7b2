import type { Api } from "@curat/api";
import { API_BASE } from "@curat/contract/headers.values";
import type { SiteApp } from "./site-app.ts";

/**
 * Mounts the API for callers with the key. If a caller forwards no visitor address, its own address is used.
 */
export function mountApi(site: SiteApp, api: Api): void {
  site.all(`${API_BASE}/*`, (c) => api.fetch(c.req.raw, { visitor: c.get("visitor") }));
}
