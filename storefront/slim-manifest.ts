/** The router's list of routes as a browser needs it. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const MANIFEST = /^manifest-\w+\.js$/;
const BEFORE = "window.__reactRouterManifest=";

interface Manifest {
  entry: { imports: string[] };
  routes: Record<string, { imports: string[]; css: string[] } & Record<string, unknown>>;
}

/** Slims the list of a build in its folder of assets: each page loads it, and the router writes into it what says nothing. */
export async function slimManifests(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => MANIFEST.test(name));
  if (names.length === 0) throw new Error(`No list of routes in ${assets}.`);
  for (const name of names) {
    const path = join(assets, name);
    await writeFile(path, slimManifest(await readFile(path, "utf8")));
  }
}

/** Leaves out what a route does not have, and which files it needs of those that every page has by then. */
export function slimManifest(script: string): string {
  const manifest = JSON.parse(script.slice(BEFORE.length).replace(/;$/, "")) as Manifest;
  const everywhere = new Set([...manifest.entry.imports, ...(manifest.routes.root?.imports ?? [])]);
  const routes = Object.entries(manifest.routes).map(([id, { imports, css, ...route }]) => {
    const own = imports.filter((file) => !everywhere.has(file));
    const said = Object.entries(route).filter(([, value]) => value !== false);
    return [id, { ...Object.fromEntries(said), imports: own, ...(css.length > 0 && { css }) }];
  });
  return `${BEFORE}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) as object })};`;
}
