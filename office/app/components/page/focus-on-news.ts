import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Where an answer is shown: takes the focus, and comes into sight, whenever `news` becomes another value. The button that
 * was pressed may stand a screen below. The element needs a tabIndex of -1.
 */
export function useFocusOnNews<E extends HTMLElement>(news: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (news) place.current?.focus();
  }, [news]);
  return place;
}
