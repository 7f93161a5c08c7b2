import { closePart, onPartToggled, opened } from "./opened-part.ts";
import { routerState } from "./router-state.ts";

interface EntryState {
  idx?: number;
  key?: string;
  isOver?: boolean;
}

/** The page's handler for Back and Forward; set while it is mounted. */
let atPop: ((event: PopStateEvent) => void) | undefined;

/** Call before the router is created, so that this window listener runs first. */
export function watchPopsBeforeRouter(): void {
  addEventListener("popstate", (event) => atPop?.(event));
}

const entry = (): EntryState => (history.state ?? {}) as EntryState;

/** The key of the router's current page, even before React has rendered it. */
const pageKey = (): string => routerState()?.location.key ?? "default";

const isIdle = (): boolean => routerState()?.navigation.state === "idle";

function isAtPage({ key = "default" }: EntryState): boolean {
  const { pathname, search, hash } = window.location;
  const page = routerState()?.location;
  return key === pageKey() && pathname + search + hash === (page && page.pathname + page.search + page.hash);
}

/**
 * Handles overlays on the first page of a document, where Back cannot be blocked. Opening an overlay pushes
 * an entry with the same URL, from which Back closes the overlay.
 */
export function holdFirstPageBack(): () => void {
  /** Key of the page whose overlay entry is current. */
  let standsAt: string | undefined;
  /** The next Back only leads from the overlay's entry to its page, which the router never left. */
  let isTemporary = false;

  function takeEntry(): void {
    const state = entry();
    if (standsAt === pageKey() || state.isOver || (state.idx ?? 0) > 0) return;
    history.pushState({ ...state, idx: 1, isOver: true }, "");
    standsAt = pageKey();
  }

  function passEntry(isToOwnPage: boolean): void {
    isTemporary = isToOwnPage;
    history.back();
  }

  function onToggle(isOpen: boolean): void {
    if (isOpen) takeEntry();
    // A link in the overlay leaves the page anyway.
    else if (isIdle() && standsAt === pageKey() && !opened() && entry().isOver) history.back();
  }

  atPop = (event) => {
    const state = entry();
    const stood = standsAt === pageKey();
    const isPassed = isTemporary;
    standsAt = undefined;
    isTemporary = false;
    if (state.isOver) {
      // Back from a later page: the router's blocker closes the open overlay.
      if (!isAtPage(state) && opened()) return;
      event.stopImmediatePropagation();
      return passEntry(isAtPage(state));
    }
    // The router handles this step itself, to return to the entry at which its blocker stopped.
    if (!isAtPage(state) || !(stood || isPassed)) return;
    // The page did not change, so the event is hidden from the router.
    event.stopImmediatePropagation();
    if (!stood) return;
    closePart(opened());
    if (opened()) takeEntry();
  };

  // An overlay may have been opened before hydration, or the page restored at an overlay's entry.
  if (opened()) takeEntry();
  else if (entry().isOver) passEntry(true);
  const stop = onPartToggled(onToggle);
  return () => {
    atPop = undefined;
    stop();
  };
}
