import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Returns a ref for an element that is focused whenever `news` changes. It needs `tabIndex={-1}`. */
export function useFocusOnNews<E extends HTMLElement>(news: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);
  return place;
}
