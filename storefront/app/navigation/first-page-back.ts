import { useEffect, useEffectEvent, useRef } from "react";
import { closePart, onPartToggled, opened } from "./opened-part.ts";

/** What the router keeps with an entry of the browser's history, and our own mark. */
interface EntryState {
  idx?: number;
  key?: string;
  /** The entry belongs to what lies over the page. */
  isOver?: boolean;
}

const entry = (): EntryState => (history.state ?? {}) as EntryState;

/**
 * On the first page of a document the way back leaves it, which nothing can hold up. So what opens over that page takes an
 * entry of its own (same address, the router's next place): the way back from it closes the part. Closed otherwise, the
 * entry is left again; met later with nothing open, it is passed over. `key` is that of the router's location.
 */
export function useFirstPageBack({ key, isIdle }: { key: string; isIdle: boolean }): void {
  /** Whether the browser stands at the part's entry of this very page. */
  const stands = useRef(false);
  const isHere = ({ key: known = "default" }: EntryState): boolean => known === key;

  const takeEntry = useEffectEvent(() => {
    const state = entry();
    if (stands.current || state.isOver || (state.idx ?? 0) > 0) return;
    history.pushState({ ...state, idx: 1, isOver: true }, "");
    stands.current = true;
  });

  const onToggle = useEffectEvent((isOpen: boolean) => {
    if (isOpen) takeEntry();
    // A link in the part leaves the page by itself.
    else if (stands.current && isIdle && !opened() && entry().isOver) history.back();
  });

  const onPop = useEffectEvent((event: PopStateEvent) => {
    const state = entry();
    if (state.isOver) {
      // From a later page: the router's blocker closes what is open there.
      if (!isHere(state) && opened()) return;
      event.stopImmediatePropagation();
      return history.back();
    }
    if (!isHere(state)) return;
    // The page did not change, so the router has nothing to do.
    event.stopImmediatePropagation();
    if (!stands.current) return;
    stands.current = false;
    closePart(opened());
    if (opened()) takeEntry();
  });

  useEffect(() => {
    stands.current = false;
  }, [key]);
  useEffect(() => {
    // It may have been opened before the script came, or the page come back to at the part's entry.
    if (opened()) takeEntry();
    else if (entry().isOver) history.back();
    const heard = (event: PopStateEvent): void => onPop(event);
    // Before the router's own listener.
    addEventListener("popstate", heard, true);
    const stop = onPartToggled((isOpen) => onToggle(isOpen));
    return () => {
      removeEventListener("popstate", heard, true);
      stop();
    };
  }, []);
}
