import type { Api } from "@curat/api";
import { API_BASE } from "@curat/contract/headers.values";
import type { SiteApp } from "./site-app.ts";

/** Opens the API to callers with the key. A caller that passes on no visitor's address is the visitor itself. */
export function mountApi(site: SiteApp, api: Api): void {
  site.all(`${API_BASE}/*`, (c) => api.fetch(c.req.raw, { visitor: c.get("visitor") }));
}
