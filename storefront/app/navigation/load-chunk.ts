/**
 * Minimum interval between two reloads of a page. A reload is needed if a deployment removed the page's
 * chunks.
 */
import { tabMemory } from "../session/browser-storage.ts";
import { routerState } from "./router-state.ts";

const RELOAD_PAUSE_MS = 60_000;
const RELOADED_AT = "chunk-reloaded-at";

type Place = Pick<Location, "pathname" | "search" | "hash">;

const OPENED_AT = typeof window === "undefined" ? "" : addressOf(window.location);

/** Imports a chunk. If that fails, reloads the page at most once in 60 s (requirements: B3: Navigation). */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === "undefined") throw error;
    const requested = routerState()?.navigation.location ?? window.location;
    const address = addressOf(requested);
    if (address === OPENED_AT && !reloadOnce(tabMemory, address, Date.now())) throw error;
    openDocument(requested);
    return new Promise(() => {}); // never resolves, because the page is being unloaded
  }
}

function openDocument(requested: Place): void {
  const address = addressOf(requested);
  // `assign` with the current URL would only scroll.
  if (address === addressOf(window.location)) window.location.reload();
  else window.location.assign(address + requested.hash);
}

const PREFETCH_MS = 10_000;
let prefetchedAt = -PREFETCH_MS;
let openedKey: string | undefined;

/** Records that the router is prefetching a route's files, for `watchRouterReloads`. */
export function notePrefetch(): void {
  prefetchedAt = performance.now();
}

/**
 * The router reloads the page when a route's file no longer exists. This opens the requested page instead.
 */
export function watchRouterReloads(): void {
  (window.navigation as Navigation | undefined)?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated) return;
    const requested = routerState()?.navigation.location;
    const isNavigating = requested !== undefined && addressOf(requested) !== addressOf(window.location);
    if (!isNavigating && performance.now() - prefetchedAt > PREFETCH_MS) return;
    event.preventDefault();
    // A failed prefetch and the click that follows both request a reload. They have the same navigation key.
    if (!isNavigating || requested.key === openedKey) return;
    openedKey = requested.key;
    openDocument(requested);
  });
}

function addressOf({ pathname, search }: Pick<Place, "pathname" | "search">): string {
  return pathname + search;
}

/** Returns whether this URL was not reloaded within the last minute, and records the reload. */
export function reloadOnce(
  storage: Pick<Storage, "getItem" | "setItem">,
  address: string,
  now: number,
): boolean {
  const [at = "0", ...last] = (storage.getItem(RELOADED_AT) ?? "").split(" ");
  if (last.join(" ") === address && now - Number(at) < RELOAD_PAUSE_MS) return false;
  const mark = `${String(now)} ${address}`;
  storage.setItem(RELOADED_AT, mark);
  return storage.getItem(RELOADED_AT) === mark;
}
