import { use } from "react";
import type { ComponentType } from "react";
import { loadChunk } from "./load-chunk.ts";

export interface LazyScreen<Props> {
  /** Brings the chunk; the server waits for it before rendering, a hover may call it early. */
  preload(): Promise<unknown>;
  Screen: ComponentType<Props>;
}

/**
 * Like React.lazy, but already loaded it renders at once: the server never streams a fallback, hydration
 * waits without tearing the HTML down, and a client navigation shows the old page until the chunk is here.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;

  function preload(): Promise<unknown> {
    loading ??= loadChunk(load).then((module) => (Loaded = module.default));
    return loading;
  }

  function Screen(props: Props) {
    if (!Loaded) use(preload());
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { preload, Screen };
}
