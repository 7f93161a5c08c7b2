import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import type { OwnSlots } from "../../../storefront/app/server.ts";
import type { ProcessSettings } from "../process-settings.ts";
import { createPageCache } from "./page-cache.ts";
import { createRenderGate } from "./render-gate.ts";
import type { SiteEnv } from "./site-app.ts";
import { mountStorefront } from "./storefront.ts";

const FRAME = "cos <i>0</i> gata";
const own: OwnSlots = {
  pageClass: { isCustomer: false, countyId: undefined, days: "" },
  filled: { cart: "<i>2</i>" },
  liked: new Set(),
  placeLine: () => undefined,
};

it("renders the page that it fills for a buyer in a buyer's turn, however many browsers wait", async () => {
  const begun: string[] = [];
  const site = new Hono<SiteEnv>();
  site.use(async (c, next) => {
    c.set("visitor", "203.0.113.7");
    await next();
  });
  mountStorefront(site, {
    settings: { shopUrl: "http://shop.test", isDev: false } as unknown as ProcessSettings,
    pages: createPageCache(),
    gate: createRenderGate(),
    storefront: {
      fetch: async (request) => {
        const { pathname } = new URL(request.url);
        begun.push(pathname);
        // A browser's page stands still for good.
        if (pathname !== "/pardoseli") await new Promise(() => {});
        return new Response(FRAME, { headers: { "content-type": "text/html" } });
      },
      slots: {
        cutAtSlots: async () => ({ between: ["cos ", " gata"], slots: ["cart"] }),
        fillSlots: async () => own,
        findSlots: () => own,
      },
      tooBusy: () => new Response("ocupat", { status: 503 }),
      policyAdditions: async () => ({ thirdParties: [], scripts: [], styles: [] }),
    },
  });
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    await site.request(path, { headers: { "accept-encoding": "gzip, br", ...headers } });
  for (let browser = 0; browser < 12; browser += 1) void ask(`/pagina-${browser}`);
  await vi.waitFor(() => expect(begun).toHaveLength(8));
  const filled = await ask("/pardoseli", { cookie: "qcartid=1" });
  expect(filled.status).toBe(200);
  expect(filled.headers.get("cache-control")).toBe("private, no-cache");
  expect(begun.at(-1)).toBe("/pardoseli");
}, 3_000);
