import type { EntryContext } from "react-router";
import type { ScreenKind } from "../screens/page/screen-of-address.ts";
import { PAGE_ROUTE } from "../screens/page/page-route.ts";
import type { LayoutData } from "../session/layout-data.ts";
import type { ClientManifest } from "../storefront-context.ts";

const HYDRATE = "app/hydrate.tsx";
const PREVIEW_ROUTE = "screens/preview/preview.route";
const HOME_ROUTE = "home";
const BLOG_ROUTE = "screens/blog-list/blog-list.route";

type Page = Pick<EntryContext, "manifest"> & {
  staticHandlerContext: {
    loaderData: Record<string, unknown>;
    matches: { route: { id: string } }[];
  };
};

export function scriptsOf(page: Page, built: ClientManifest): string[] {
  const { loaderData } = page.staticHandlerContext;
  const layout = loaderData.root as Partial<LayoutData> | undefined;
  const sources = [
    HYDRATE,
    ...lazyScreens(page),
    ...(layout?.footer?.hasNewsletter ? ["app/layout/footer/newsletter-section.tsx"] : []),
    ...(layout?.compared?.length ? ["app/components/compare/compare-widget.tsx"] : []),
  ];
  const chunks = chunksOf(sources, built).map(({ file }) => `/${file}`);
  return [...new Set([...routeScripts(page), ...chunks])];
}

export function stylesOf(page: Page, built: ClientManifest): string[] {
  const { routes } = page.manifest;
  const linked = new Set(matchedRoutes(page).flatMap((id) => routes[id]?.css ?? []));
  const sheets = chunksOf(lazyScreens(page), built).flatMap(({ css = [] }) => css.map((file) => `/${file}`));
  return [...new Set(sheets)].filter((sheet) => !linked.has(sheet));
}

function lazyScreens({ staticHandlerContext: { loaderData } }: Page): string[] {
  const home = loaderData[HOME_ROUTE] as { desk?: unknown } | undefined;
  if (home?.desk) return ["app/screens/home/desk.tsx"];
  const page = loaderData[PAGE_ROUTE] ?? loaderData[PREVIEW_ROUTE];
  const ofAnswer = (page as { kind?: ScreenKind | "home" } | undefined)?.kind;
  const kind = ofAnswer ?? (BLOG_ROUTE in loaderData ? "blog-list" : undefined);
  if (kind === undefined) return [];
  return [kind === "home" ? "app/screens/home/preview.tsx" : `app/screens/${kind}/screen.tsx`];
}

function matchedRoutes({ staticHandlerContext: { matches } }: Page): string[] {
  return matches.map(({ route }) => route.id);
}

function routeScripts(page: Page): string[] {
  const { manifest } = page;
  const routes = matchedRoutes(page).flatMap((id) => manifest.routes[id] ?? []);
  return [manifest.url, ...routes.flatMap(({ module, imports = [] }) => [module, ...imports])];
}

function chunksOf(sources: readonly string[], built: ClientManifest): ClientManifest[string][] {
  const found = new Set(sources.filter((source) => built[source]));
  for (const source of found)
    for (const imported of built[source]?.imports ?? []) if (built[imported]) found.add(imported);
  return [...found].flatMap((source) => built[source] ?? []);
}
