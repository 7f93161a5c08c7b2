/** Common parts of screen routes; each route adds a loader and possibly an action. */
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

/** `meta` function for routes, which uses the `head` in the screen's data. */
export const headOfScreen: MetaFunction = ({ loaderData }) =>
  headTags((loaderData as { head?: ScreenHead } | undefined)?.head);

/**
 * `headers` function that disables caching, for pages whose prefetched response (reused for ten seconds)
 * could be stale.
 */
export const noStoreHeaders = () => ({ "cache-control": "private, no-store" });
