import { SCREENS } from "../screens.ts";
import type { ScreenKind } from "./screen-of-address.ts";
import { PAGE_ROUTE } from "./page-route.ts";

/** Waits for the next screen's chunk, so that a view transition does not wait for its download. */
export async function loadScreenOf(results: Record<string, { result?: unknown }>): Promise<void> {
  const answer = results[PAGE_ROUTE]?.result as
    | { data?: { kind?: ScreenKind }; kind?: ScreenKind }
    | undefined;
  const kind = answer?.data?.kind ?? answer?.kind;
  if (kind && kind in SCREENS) await SCREENS[kind].preload().catch(() => undefined);
}
