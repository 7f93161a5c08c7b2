import type { EntryContext } from "react-router";
import type { ClientManifest } from "../storefront-context.ts";
import { beginsAtOnce } from "./loads-immediately.ts";
import { writePageData } from "./page-data.ts";
import { scriptsOf } from "./page-files.server.ts";

/** Takes a page's data from the router before it renders. Throws if a loader returns a pending promise. */
export async function takePageData(
  page: EntryContext,
  { pathname, built }: { pathname: string; built: ClientManifest },
): Promise<{ text: string; scripts: string[]; isAtOnce: boolean }> {
  const stream = page.serverHandoffStream;
  // Stops the router from writing its inline scripts.
  delete page.serverHandoffStream;
  const state = stream ? await new Response(stream).text() : "";
  if (state.trim().includes("\n")) throw new Error(`A loader of ${pathname} returns a pending promise.`);
  const { manifest, staticHandlerContext, serverHandoffString } = page;
  const isAtOnce = beginsAtOnce(pathname);
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
