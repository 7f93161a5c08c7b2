import { closePart, onPartToggled, opened } from "./opened-part.ts";
import { routerState } from "./router-state.ts";

/** What the router keeps with an entry of the browser's history, and our own mark. */
interface EntryState {
  idx?: number;
  key?: string;
  /** The entry belongs to what lies over the page. */
  isOver?: boolean;
}

/** What the page does when the browser went back, or on; set while it is there. */
let atPop: ((event: PopStateEvent) => void) | undefined;

/**
 * To be called before the router is made, which else would hear of the way first: listeners of the window itself are called in
 * the order in which they came, capturing or not.
 */
export function watchPopsBeforeRouter(): void {
  addEventListener("popstate", (event) => atPop?.(event));
}

const entry = (): EntryState => (history.state ?? {}) as EntryState;

/** The key of the page at which the router stands, though React may still show the one before. */
const pageKey = (): string => routerState()?.location.key ?? "default";

const isIdle = (): boolean => routerState()?.navigation.state === "idle";

/** Whether the browser stands at an entry of that page. */
function isAtPage({ key = "default" }: EntryState): boolean {
  const { pathname, search, hash } = window.location;
  const page = routerState()?.location;
  return key === pageKey() && pathname + search + hash === (page && page.pathname + page.search + page.hash);
}

/**
 * On the first page of a document the way back leaves it, which nothing can hold up. So what opens over that page takes an
 * entry of its own (same address, the router's next place): the way back from it closes the part. Closed otherwise, the
 * entry is left again; met later with nothing open, it is passed over. Returns what ends that.
 */
export function holdFirstPageBack(): () => void {
  /** The page at whose part's entry the browser stands. */
  let standsAt: string | undefined;
  /** Where the next step back leads from the part's entry to its own page, which the router never left. */
  let isPassing = false;

  function takeEntry(): void {
    const state = entry();
    if (standsAt === pageKey() || state.isOver || (state.idx ?? 0) > 0) return;
    history.pushState({ ...state, idx: 1, isOver: true }, "");
    standsAt = pageKey();
  }

  function passEntry(isToOwnPage: boolean): void {
    isPassing = isToOwnPage;
    history.back();
  }

  function onToggle(isOpen: boolean): void {
    if (isOpen) takeEntry();
    // A link in the part leaves the page by itself.
    else if (isIdle() && standsAt === pageKey() && !opened() && entry().isOver) history.back();
  }

  atPop = (event) => {
    const state = entry();
    const stood = standsAt === pageKey();
    const isPassed = isPassing;
    standsAt = undefined;
    isPassing = false;
    if (state.isOver) {
      // From a later page: the router's blocker closes what is open there.
      if (!isAtPage(state) && opened()) return;
      event.stopImmediatePropagation();
      return passEntry(isAtPage(state));
    }
    // The router waits for the step by which it stays where its blocker held it.
    if (!isAtPage(state) || !(stood || isPassed)) return;
    // The page did not change, so the router has nothing to do.
    event.stopImmediatePropagation();
    if (!stood) return;
    closePart(opened());
    if (opened()) takeEntry();
  };

  // It may have been opened before the script came, or the page come back to at the part's entry.
  if (opened()) takeEntry();
  else if (entry().isOver) passEntry(true);
  const stop = onPartToggled(onToggle);
  return () => {
    atPop = undefined;
    stop();
  };
}
