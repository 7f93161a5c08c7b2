import { preloadModule } from "react-dom";
import type { PreloadModuleOptions } from "react-dom";
import type { EntryContext } from "react-router";
import type { ClientManifest } from "../../storefront-context.ts";
import type { ScreenKind } from "./kind-of.ts";

const PAGE_ROUTE = "screens/page/page";

type Page = Pick<EntryContext, "manifest"> & {
  staticHandlerContext: {
    loaderData: Record<string, unknown>;
    matches: { route: { id: string } }[];
  };
};

/**
 * Puts all that hydration runs into the head, the chosen screen's chunk included, so that it waits for none of it.
 * Asked for at low priority: the page shows without script, and its style, letters and first picture come before.
 * The router names most of these again, after them and without a priority; browsers keep the first request.
 */
export function preloadScripts(page: Page, manifest: ClientManifest, nonce: string): void {
  const { loaderData } = page.staticHandlerContext;
  const kind = (loaderData[PAGE_ROUTE] as { kind?: ScreenKind } | undefined)?.kind;
  const screen = kind ? [...chunksOf(`app/screens/${kind}/screen.tsx`, manifest)] : [];
  // React hands the priority on; its types do not name it yet.
  const options = { as: "script", nonce, fetchPriority: "low" } as PreloadModuleOptions;
  for (const href of [...routeScripts(page), ...screen.map((file) => `/${file}`)])
    preloadModule(href, options);
}

/** The same that the router preloads for a document. */
function routeScripts({ manifest, staticHandlerContext: { matches } }: Page): string[] {
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const ofRoutes = routes.flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [manifest.url, manifest.entry.module, ...manifest.entry.imports, ...ofRoutes];
}

/** The built file of a source and all that it imports, each once. */
function chunksOf(source: string, manifest: ClientManifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(imported, manifest, seen);
  return seen;
}
