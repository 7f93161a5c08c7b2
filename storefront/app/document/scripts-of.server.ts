import type { EntryContext } from "react-router";
import type { ScreenKind } from "../screens/page/screen-of-address.ts";
import { PAGE_ROUTE } from "../screens/page/page-route.ts";
import type { LayoutData } from "../session/layout-data.ts";
import type { ClientManifest } from "../storefront-context.ts";

const HYDRATE = "app/hydrate.tsx";

type Page = Pick<EntryContext, "manifest"> & {
  staticHandlerContext: {
    loaderData: Record<string, unknown>;
    matches: { route: { id: string } }[];
  };
};

/** All files that hydration runs, each once, with the chunks that screen and layout choose: it waits for none of them. */
export function scriptsOf(page: Page, built: ClientManifest): string[] {
  const { loaderData } = page.staticHandlerContext;
  const kind = (loaderData[PAGE_ROUTE] as { kind?: ScreenKind } | undefined)?.kind;
  const layout = loaderData.root as Partial<LayoutData> | undefined;
  const sources = [
    HYDRATE,
    ...(kind ? [`app/screens/${kind}/screen.tsx`] : []),
    ...(layout?.footer?.hasNewsletter ? ["app/layout/footer/newsletter-section.tsx"] : []),
    ...(layout?.compared?.length ? ["app/components/compare/compare-widget.tsx"] : []),
  ];
  const chunks = sources.flatMap((source) => [...chunksOf(source, built)]);
  return [...new Set([...routeScripts(page), ...chunks.map((file) => `/${file}`)])];
}

function routeScripts({ manifest, staticHandlerContext: { matches } }: Page): string[] {
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return [manifest.url, ...routes.flatMap(({ module, imports = [] }) => [module, ...imports])];
}

/** The built file of a source and all that it imports, each once. */
function chunksOf(source: string, built: ClientManifest, seen = new Set<string>()): Set<string> {
  const chunk = built[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(imported, built, seen);
  return seen;
}
