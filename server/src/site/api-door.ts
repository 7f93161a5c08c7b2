import type { Api } from "@curat/api";
import { API_BASE } from "@curat/contract/headers.values";
import { isBuyer, type RenderGate } from "./render-gate.ts";
import type { SiteApp } from "./site-app.ts";

/** Opens the API to callers with the key; who passes on no visitor is the visitor. Pages give way to a buyer's calls. */
export function mountApi(site: SiteApp, api: Api, gate: Pick<RenderGate, "giveWay">): void {
  site.all(`${API_BASE}/*`, (c) => {
    const ask = () => api.fetch(c.req.raw, { visitor: c.get("visitor") });
    return isBuyer(c.req.raw) ? gate.giveWay(ask) : ask();
  });
}
