/** Stands in the browser's bundle for the router's own file of this name, which reloads the page left, each time. */
import { use } from "react";
import { loadChunk } from "./load-chunk.ts";

/**
 * Loads a route's module once. One that is gone is a screen that opens the page as a document when it is shown
 * (`loadChunk`), and is an error where that does not help (requirements: B2): a page that is only fetched early reloads nothing, and
 * the router shows an empty page where a module fails.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  try {
    loaded[route.id] ??= await (import(/* @vite-ignore */ route.module) as Promise<unknown>);
    return loaded[route.id];
  } catch (error) {
    return { default: lostScreen(error) };
  }
}

function lostScreen(reason: unknown): () => null {
  let ending: Promise<null> | undefined;
  function end(): Promise<null> {
    ending ??= loadChunk(() => Promise.reject(reason));
    return ending;
  }
  return function LostScreen() {
    return use(end());
  };
}
