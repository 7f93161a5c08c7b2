/** What the routes of screens have in common: each is a loader, perhaps an action, and these. */
import type { ComponentType } from "react";
import { useLoaderData } from "react-router";
import type { MetaFunction } from "react-router";
import { headTags } from "./head-tags.ts";
import type { ScreenHead } from "./screen-types.ts";

type Loader = (...args: never[]) => unknown;

/** A route's component: the screen with what its loader gave. */
export function screenOf<Load extends Loader>(
  Screen: ComponentType<{ data: ReturnType<typeof useLoaderData<Load>> }>,
) {
  return function Route() {
    return <Screen data={useLoaderData<Load>()} />;
  };
}

/** A route's `meta`: the `head` that every screen's data carries. */
export const headOfScreen: MetaFunction = ({ loaderData }) =>
  headTags((loaderData as { head?: ScreenHead } | undefined)?.head);

/** A route's `headers` where a prefetched answer would be kept for ten seconds, and things may stand otherwise by then. */
export const noStoreHeaders = () => ({ "cache-control": "private, no-store" });
