import type { PageData } from "../page-data.ts";
import { HYDRATED } from "../page-data.ts";

/** Loads all scripts of the page in parallel and then hydrates it. Throws if a script fails to load. */
export async function loadPage(data: PageData, hydrate: () => Promise<{ hydrate(): void }>): Promise<void> {
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

function load(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}

function preload(href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
