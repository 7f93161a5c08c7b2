/** Stands in the browser's bundle for the router's own file of this name, which reloads the page left, each time. */
import { loadChunk } from "./load-chunk.ts";

/** Loads a route's module once; one that is gone is a chunk that cannot be loaded (browsing spec, section 4: Navigation). */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[route.id] ??= await loadChunk(() => import(/* @vite-ignore */ route.module) as Promise<unknown>);
  return loaded[route.id];
}
