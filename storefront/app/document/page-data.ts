/** What a document brings for its script: one block of data, which runs nothing. */

import { inScript } from "@curat/contract/script-json.values";

/** The block's id; the name of the event that says that React has taken the page over. */
export const PAGE_DATA = "page-data";
export const HYDRATED = "page-hydrated";

/** What the script has to load, and what of the router's own goes on in the browser. */
export interface PageScript {
  /** The router's settings, as its `ServerRouter` would leave them in `window`. */
  context: object;
  manifest: string;
  /** The modules of the page's routes by the routes' ids. */
  routes: Record<string, string>;
  /** All files that it runs, with those that layout and screen choose. */
  files: string[];
  /** False on pages that load React at the first touch. */
  isAtOnce: boolean;
  /** Of Vite, while developing: it runs before any module of ours. */
  runtime?: string;
}
export interface PageData extends PageScript {
  /** The answers of the loaders, in the router's own encoding. */
  state: string;
}

/**
 * The block's text: a list of two, each on a line of its own, so that the browser cuts the second out as it is.
 */
export function writePageData({ state, ...script }: PageData): string {
  return inScript(`[${JSON.stringify(script)},\n${state.trim()}]`);
}

/** Undefined where the text is no block of ours: a page that runs nothing, a document that was cut off. */
export function readPageData(text: string | null | undefined): PageData | undefined {
  const [first, second] = text?.split("\n") ?? [];
  if (!first?.startsWith("[{") || !second?.endsWith("]")) return undefined;
  return { ...(JSON.parse(first.slice(1, -1)) as PageScript), state: `${second.slice(0, -1)}\n` };
}
