import { useEffect, useEffectEvent, useRef } from "react";
import type { Location } from "react-router";
import { closePart, onPartToggled, opened } from "./opened-part.ts";

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

/**
 * On the first page of a document the way back leaves it, which nothing can hold up. So what opens over that page takes an
 * entry of its own (same address, the router's next place): the way back from it closes the part. Closed otherwise, the
 * entry is left again; met later with nothing open, it is passed over.
 */
export function useFirstPageBack({ key, pathname, search, hash }: Location, isIdle: boolean): void {
  const address = pathname + search + hash;
  /** The page at whose part's entry the browser stands. */
  const standsAt = useRef<string>(undefined);
  /** Where the next step back leads from the part's entry to its own page, which the router never left. */
  const isPassing = useRef(false);
  const isHere = ({ key: known = "default" }: EntryState): boolean =>
    known === key && window.location.pathname + window.location.search + window.location.hash === address;

  const takeEntry = useEffectEvent(() => {
    const state = entry();
    if (standsAt.current === key || state.isOver || (state.idx ?? 0) > 0) return;
    history.pushState({ ...state, idx: 1, isOver: true }, "");
    standsAt.current = key;
  });

  const onToggle = useEffectEvent((isOpen: boolean) => {
    if (isOpen) takeEntry();
    // A link in the part leaves the page by itself.
    else if (standsAt.current === key && isIdle && !opened() && entry().isOver) history.back();
  });

  const onPop = useEffectEvent((event: PopStateEvent) => {
    const state = entry();
    const stood = standsAt.current === key;
    const isPassed = isPassing.current;
    standsAt.current = undefined;
    isPassing.current = false;
    if (state.isOver) {
      // From a later page: the router's blocker closes what is open there.
      if (!isHere(state) && opened()) return;
      event.stopImmediatePropagation();
      isPassing.current = isHere(state);
      return history.back();
    }
    // The router waits for the step by which it stays where its blocker held it.
    if (!isHere(state) || !(stood || isPassed)) return;
    // The page did not change, so the router has nothing to do.
    event.stopImmediatePropagation();
    if (!stood) return;
    closePart(opened());
    if (opened()) takeEntry();
  });

  useEffect(() => {
    // It may have been opened before the script came, or the page come back to at the part's entry.
    if (opened()) takeEntry();
    else if (entry().isOver) {
      isPassing.current = true;
      history.back();
    }
    atPop = (event) => onPop(event);
    const stop = onPartToggled((isOpen) => onToggle(isOpen));
    return () => {
      atPop = undefined;
      stop();
    };
  }, []);
}
