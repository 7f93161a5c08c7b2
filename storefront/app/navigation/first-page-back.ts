import { closePart, onPartToggled, opened } from "./opened-part.ts";
import { routerState } from "./router-state.ts";

interface EntryState {
  idx?: number;
  key?: string;
  isOver?: boolean;
}

let atPop: ((event: PopStateEvent) => void) | undefined;

export function watchPopsBeforeRouter(): void {
  addEventListener("popstate", (event) => atPop?.(event));
}

const entry = (): EntryState => (history.state ?? {}) as EntryState;

const pageKey = (): string => routerState()?.location.key ?? "default";

const isIdle = (): boolean => routerState()?.navigation.state === "idle";

function isAtPage({ key = "default" }: EntryState): boolean {
  const { pathname, search, hash } = window.location;
  const page = routerState()?.location;
  return key === pageKey() && pathname + search + hash === (page && page.pathname + page.search + page.hash);
}

/**
 * Makes Back close overlays on the first page of a document, where Back cannot be blocked. Opening an overlay
 * pushes a history entry with the same URL. Going back from it closes the overlay.
 */
export function holdFirstPageBack(): () => void {
  /** Key of the page for which an overlay pushed the current history entry. */
  let standsAt: string | undefined;
  /** True if the next Back only leads from the overlay's entry to its page, so that the router sees no navigation. */
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
    // A click on a link in the overlay leaves the page anyway.
    else if (isIdle() && standsAt === pageKey() && !opened() && entry().isOver) history.back();
  }

  atPop = (event) => {
    const state = entry();
    const stood = standsAt === pageKey();
    const isPassed = isTemporary;
    standsAt = undefined;
    isTemporary = false;
    if (state.isOver) {
      // After Back from a later page, the router's blocker closes the open overlay.
      if (!isAtPage(state) && opened()) return;
      event.stopImmediatePropagation();
      return passEntry(isAtPage(state));
    }
    // The router itself causes this event when it returns to the entry at which its blocker stopped.
    if (!isAtPage(state) || !(stood || isPassed)) return;
    // Hide the event from the router, because the page did not change.
    event.stopImmediatePropagation();
    if (!stood) return;
    closePart(opened());
    if (opened()) takeEntry();
  };

  // An overlay may have been opened before hydration, or the page may have been restored at an overlay's
  // entry.
  if (opened()) takeEntry();
  else if (entry().isOver) passEntry(true);
  const stop = onPartToggled(onToggle);
  return () => {
    atPop = undefined;
    stop();
  };
}
