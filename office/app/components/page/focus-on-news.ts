import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Returns a ref for an element that shows a result. The element is focused, and scrolled into view, each time
 * `news` changes, because the pressed button can be far below. It needs `tabIndex={-1}`.
 */
export function useFocusOnNews<E extends HTMLElement>(news: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);
  return place;
}
