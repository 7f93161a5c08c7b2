/** Page data for the browser script, in one block of the document that executes nothing. */

import { inScript } from "@curat/contract/script-json.values";

/** Id of the page data block; HYDRATED is fired once React has hydrated the page. */
export const PAGE_DATA = "page-data";
export const HYDRATED = "page-hydrated";

export interface PageScript {
  /** Router settings that its `ServerRouter` would otherwise write to `window`. */
  context: object;
  manifest: string;
  routes: Record<string, string>;
  /** All files that hydration runs, including chunks chosen by layout and screen. */
  files: string[];
  /** False on pages that load React on first interaction. */
  isAtOnce: boolean;
  /** Vite's runtime in development, which must run before our modules. */
  runtime?: string;
}
export interface PageData extends PageScript {
  /** Loader data in the router's own encoding. */
  state: string;
}

/** The two elements are on separate lines, so that the browser can cut out the second unparsed. */
export function writePageData({ state, ...script }: PageData): string {
  return inScript(`[${JSON.stringify(script)},\n${state.trim()}]`);
}

/** Parses the block; undefined if it is not one of ours, for example in a truncated document. */
export function readPageData(text: string | null | undefined): PageData | undefined {
  const [first, second] = text?.split("\n") ?? [];
  if (!first?.startsWith("[{") || !second?.endsWith("]")) return undefined;
  return { ...(JSON.parse(first.slice(1, -1)) as PageScript), state: `${second.slice(0, -1)}\n` };
}
