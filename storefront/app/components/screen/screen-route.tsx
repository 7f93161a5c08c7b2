import type { ComponentType } from "react";
import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { headTags } from "./head-tags.ts";
import type { ScreenHead } from "./screen-types.ts";

type Loader = (...args: never[]) => unknown;

/** Returns a route component that renders the screen with its loader data. */
export function screenOf<Load extends Loader>(
  Screen: ComponentType<{ data: ReturnType<typeof useLoaderData<Load>> }>,
) {
  return function Route() {
    return <Screen data={useLoaderData<Load>()} />;
  };
}

/** Route `meta` for screens whose data include `head`. */
export const headOfScreen: MetaFunction = ({ loaderData }) =>
  headTags((loaderData as { head?: ScreenHead } | undefined)?.head);

/**
 * Route `headers` that prevent browsers from reusing a prefetched response, which they otherwise do for ten seconds.
 */
export const noStoreHeaders = () => ({ "cache-control": "private, no-store" });
