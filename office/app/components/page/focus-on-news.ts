import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Returns a ref for the element that shows an answer. The element is focused, and scrolled into view, each time `news`
 * changes, because the button that was pressed can be far below. The element needs `tabIndex={-1}`.
 */
export function useFocusOnNews<E extends HTMLElement>(news: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);
  return place;
}
