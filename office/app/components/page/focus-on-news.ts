import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Returns a ref for an element that shows results. Whenever `news` changes, the element is focused and
 * scrolled into view, because the pressed button can be far below it. The element needs `tabIndex={-1}`.
 */
export function useFocusOnNews<E extends HTMLElement>(news: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);
  return place;
}
