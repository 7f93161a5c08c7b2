/** Chunks that cannot be loaded: after a deployment the old ones are gone, so the page starts afresh. */

const RELOAD_PAUSE_MS = 60_000;
const RELOADED_AT = "chunk-reloaded-at";

/** Imports a chunk; a failure reloads the page, at most once in 60 s (browsing spec, section 4: Navigation). */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === "undefined" || !reloadOnce(window.sessionStorage, Date.now())) throw error;
    window.location.reload();
    return new Promise(() => {}); // the page is on its way out: nothing more is shown
  }
}

/** True, and remembered, when the last reload is long enough ago. */
export function reloadOnce(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  if (now - Number(storage.getItem(RELOADED_AT) ?? 0) < RELOAD_PAUSE_MS) return false;
  storage.setItem(RELOADED_AT, String(now));
  return true;
}
