import type { PageData } from "../page-data.ts";
import { HYDRATED } from "../page-data.ts";

/** Loads all scripts of the page in parallel and then hydrates it. Throws if a script fails to load. */
export async function loadPage(data: PageData, hydrate: () => Promise<{ hydrate(): void }>): Promise<void> {
  markLayoutStyles();
  for (const file of data.files) preload(file);
  if (data.runtime !== undefined) await load(data.runtime);
  const ids = Object.keys(data.routes);
  const [{ hydrate: begin }, modules] = await Promise.all([
    hydrate(),
    Promise.all(ids.map((id) => load(data.routes[id] ?? ""))),
    ...[data.manifest, ...data.files].map(load),
  ]);
  const hydrated = new Promise((resolve) => document.addEventListener(HYDRATED, resolve, { once: true }));
  // The router's own inline scripts would otherwise set these.
  Object.assign(window, {
    __reactRouterContext: { ...data.context, stream: new Blob([data.state]).stream() },
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])),
  });
  begin();
  await hydrated;
}

/**
 * Keeps Vite from linking the layout's style sheet again, which would make the browser compute the styles and layout of
 * the whole page twice. Vite does not recognise the document's link, because React Router appends `#` to its address.
 * The browser does not load disabled links.
 */
function markLayoutStyles(): void {
  const href = document.querySelector('link[rel="stylesheet"][href*="/layout-"]')?.getAttribute("href");
  if (!href?.endsWith("#")) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: href.slice(0, -1) });
  link.toggleAttribute("disabled", true);
  document.head.append(link);
}

function load(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
