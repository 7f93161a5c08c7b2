import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Returns a ref for an element that is focused whenever `news` changes. It needs `tabIndex={-1}`. */
export function useFocusOnNews<E extends HTMLElement>(news: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (!news) return;
    // The browser would show the end of an element that is taller than the window.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "start" });
  }, [news]);
  return place;
}
