/** Chunks that cannot be loaded: after a deployment the old ones are gone, so the page starts afresh. */
import { tabMemory } from "../session/browser-storage.ts";
import { routerState } from "./router-state.ts";

const RELOAD_PAUSE_MS = 60_000;
const RELOADED_AT = "chunk-reloaded-at";

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** Where this document was opened; the router leads on from there without opening another. */
const OPENED_AT = typeof window === "undefined" ? "" : addressOf(window.location);

/**
 * Imports a chunk; a failure opens the page that was wanted as a document: always when it is another than the one that
 * was opened, else anew at most once in 60 s (requirements: B3: Navigation). After that the failure is the caller's:
 * the error page shows it.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (typeof window === "undefined") throw error;
    const wanted = routerState()?.navigation.location ?? window.location;
    const address = addressOf(wanted);
    if (address === OPENED_AT && !reloadOnce(tabMemory, address, Date.now())) throw error;
    openDocument(wanted);
    return new Promise(() => {}); // the page is on its way out: nothing more is shown
  }
}

function openDocument(wanted: Place): void {
  const address = addressOf(wanted);
  // `assign` to the very same address would only scroll.
  if (address === addressOf(window.location)) window.location.reload();
  else window.location.assign(address + wanted.hash);
}

/** How long a prefetch may take to fail. */
const PREFETCH_MS = 10_000;
let prefetchedAt = -PREFETCH_MS;
let openedKey: string | undefined;

/** Tells `watchRouterReloads` that the router loads a route's file early. */
export function notePrefetch(): void {
  prefetchedAt = performance.now();
}

/**
 * The router reloads the current page when the file of a route is gone. Opens the page that was wanted instead, and keeps the
 * current one when its visitor only pointed at a link. Browsers without the Navigation API reload.
 */
export function watchRouterReloads(): void {
  (window.navigation as Navigation | undefined)?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated) return;
    const wanted = routerState()?.navigation.location;
    const isWanted = wanted !== undefined && addressOf(wanted) !== addressOf(window.location);
    if (!isWanted && performance.now() - prefetchedAt > PREFETCH_MS) return;
    event.preventDefault();
    // A prefetch and the click after it both end here; each navigation has a key of its own.
    if (!isWanted || wanted.key === openedKey) return;
    openedKey = wanted.key;
    openDocument(wanted);
  });
}

function addressOf({ pathname, search }: Pick<Place, "pathname" | "search">): string {
  return pathname + search;
}

/**
 * True, and remembered, when this address was not reloaded just before; what can not be remembered would reload for
 * ever.
 */
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
