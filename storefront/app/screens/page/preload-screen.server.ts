import { preloadModule } from "react-dom";
import type { ClientManifest } from "../../storefront-context.ts";
import type { ScreenKind } from "./kind-of.ts";

const PAGE_ROUTE = "screens/page/page";

/** Puts the chosen screen's chunk, and what it imports, into the head, so that hydration does not wait for it. */
export function preloadScreen(
  loaderData: Record<string, unknown>,
  manifest: ClientManifest,
  nonce: string,
): void {
  const kind = (loaderData[PAGE_ROUTE] as { kind?: ScreenKind } | undefined)?.kind;
  if (!kind) return;
  for (const file of chunksOf(`app/screens/${kind}/screen.tsx`, manifest)) {
    preloadModule(`/${file}`, { as: "script", nonce });
  }
}

/** The built file of a source and all that it imports, each once. */
function chunksOf(source: string, manifest: ClientManifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(imported, manifest, seen);
  return seen;
}
