import type { EntryContext } from "react-router";
import type { ClientManifest } from "../storefront-context.ts";
import { beginsAtOnce } from "./loads-immediately.ts";
import { writePageData } from "./page-data.ts";
import { scriptsOf } from "./page-files.server.ts";

/**
 * Returns a page's data, which it takes from the router before the page renders. Throws if a loader returned
 * a pending promise.
 */
export async function takePageData(
  page: EntryContext,
  { pathname, built }: { pathname: string; built: ClientManifest },
): Promise<{ text: string; scripts: string[]; isAtOnce: boolean }> {
  const stream = page.serverHandoffStream;
  // Prevents the router from writing its inline scripts.
  delete page.serverHandoffStream;
  const state = stream ? await new Response(stream).text() : "";
  if (state.trim().includes("\n")) throw new Error(`A loader of ${pathname} returns a pending promise.`);
  const { manifest, staticHandlerContext, serverHandoffString } = page;
  const isAtOnce = beginsAtOnce(pathname, staticHandlerContext.loaderData);
  const scripts = scriptsOf(page, built);
  const runtime = manifest.hmr?.runtime;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => {
    const known = manifest.routes[route.id];
    return known ? [[route.id, known.module]] : [];
  });
  const text = writePageData({
    context: JSON.parse(serverHandoffString ?? "{}") as object,
    manifest: manifest.url,
    routes: Object.fromEntries(routes) as Record<string, string>,
    files: scripts,
    isAtOnce,
    ...(runtime !== undefined && { runtime }),
    state,
  });
  return { text, scripts, isAtOnce };
}
