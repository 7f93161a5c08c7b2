import { use } from "react";
import type { ComponentType } from "react";
import { loadChunk } from "./load-chunk.ts";

export interface LazyScreen<Props> {
  /** Loads the component. The server awaits this before it renders; the browser may call it on hover. */
  preload(): Promise<unknown>;
  Screen: ComponentType<Props>;
}

/** Like React.lazy, but renders synchronously once loaded, so that the server never renders a fallback. */
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
