/** Data of a page for the browser script, in a script element that is not executed. */

import { inScript } from "@curat/contract/script-json.values";

/**
 * Id of the element with the page data. HYDRATED is the event that is fired once React has hydrated the page.
 */
export const PAGE_DATA = "page-data";
export const HYDRATED = "page-hydrated";

export interface PageScript {
  /** Router settings, which `ServerRouter` would otherwise write to `window`. */
  context: object;
  manifest: string;
  routes: Record<string, string>;
  /** All scripts that hydration runs, including the chunks of the layout and the screen. */
  files: string[];
  /** Whether React loads with the page rather than on first interaction. */
  isAtOnce: boolean;
  /** Vite's runtime, which in development must run before our modules. */
  runtime?: string;
}
export interface PageData extends PageScript {
  /** The loaders' data in the router's own encoding. */
  state: string;
}

/** Serialises the data on two lines, so that the browser can extract the second without parsing it. */
export function writePageData({ state, ...script }: PageData): string {
  return inScript(`[${JSON.stringify(script)},\n${state.trim()}]`);
}

/**
 * Parses the data. Returns undefined if the text is not in our format, for example in a truncated document.
 */
export function readPageData(text: string | null | undefined): PageData | undefined {
  const [first, second] = text?.split("\n") ?? [];
  if (!first?.startsWith("[{") || !second?.endsWith("]")) return undefined;
  return { ...(JSON.parse(first.slice(1, -1)) as PageScript), state: `${second.slice(0, -1)}\n` };
}
