/** Chunks that cannot be loaded: after a deployment the old ones are gone, so the page starts afresh. */
import { tabMemory } from "../session/browser-storage.ts";

const RELOAD_PAUSE_MS = 60_000;
const RELOADED_AT = "chunk-reloaded-at";

declare global {
  interface Window {
    /** The router, where its entry leaves it. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Place } } };
  }
}
type Place = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Imports a chunk; a failure opens the page that was wanted anew, at most once in 60 s (requirements: B3:
 * Navigation). After that the failure is the caller's: the error page shows it.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === "undefined" || !reloadOnce(tabMemory, Date.now())) throw error;
    openAnew(window);
    return new Promise(() => {}); // the page is on its way out: nothing more is shown
  }
}

/** The page on its way, else the one that is shown; `assign` to the very same address would only scroll. */
function openAnew({ location, __reactRouterDataRouter: router }: Window): void {
  const target = router?.state.navigation.location;
  const address = target && target.pathname + target.search + target.hash;
  if (address === undefined || address === location.pathname + location.search + location.hash)
    location.reload();
  else location.assign(address);
}

/** True, and remembered, when the last reload is long enough ago; what can not be remembered would reload for ever. */
export function reloadOnce(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  if (now - Number(storage.getItem(RELOADED_AT) ?? 0) < RELOAD_PAUSE_MS) return false;
  storage.setItem(RELOADED_AT, String(now));
  return storage.getItem(RELOADED_AT) === String(now);
}
