import { SCREENS } from "../screens.ts";
import type { ScreenKind } from "./screen-of-address.ts";
import { PAGE_ROUTE } from "./page-route.ts";

/**
 * Waits for the chunk of the screen that an answer is shown by, so that a navigation ends with its page and the window
 * stands still for no download in a view transition. One that does not come is told where it is shown.
 */
export async function loadScreenOf(results: Record<string, { result?: unknown }>): Promise<void> {
  const answer = results[PAGE_ROUTE]?.result as
    | { data?: { kind?: ScreenKind }; kind?: ScreenKind }
    | undefined;
  const kind = answer?.data?.kind ?? answer?.kind;
  if (kind && kind in SCREENS) await SCREENS[kind].preload().catch(() => undefined);
}
