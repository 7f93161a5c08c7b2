/** Serves the storefront from its sources with Vite, and reloads it on change. Only for `npm run dev`. */
import type { Api } from "@curat/api";
import type { Storefront, StorefrontOptions } from "../../../storefront/app/server.ts";
import type { ProcessSettings } from "../process-settings.ts";
import { STOREFRONT_FOLDER } from "./storefront-build.ts";
import { type StorefrontHost, storefrontOptions, underShopUrl } from "./storefront-host.ts";

type Entry = { createStorefront(options: StorefrontOptions): Storefront };

/**
 * Creates a host in which Vite serves its own files, and the storefront, loaded from its current sources, serves
 * everything else.
 */
export async function hostDevStorefront(
  settings: ProcessSettings,
  api: Api | undefined,
): Promise<StorefrontHost> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: STOREFRONT_FOLDER,
    server: { middlewareMode: true },
    appType: "custom",
  });
  const options = storefrontOptions(settings, api);
  async function current(): Promise<Storefront> {
    const { createStorefront } = (await vite.ssrLoadModule("/app/server.ts")) as Entry;
    return createStorefront(options);
  }
  return {
    before: vite.middlewares,
    async fetch(request, perRequest) {
      return (await current()).fetch(underShopUrl(request, settings.shopUrl), perRequest);
    },
    tooBusy: async () => (await current()).tooBusy(),
    policyAdditions: async (pathname) => (await current()).policyAdditions(pathname),
    texts: async () => (await current()).texts(),
    dropShared: () => undefined,
    close: () => vite.close(),
  };
}
