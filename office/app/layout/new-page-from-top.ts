import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Begins each new page at its top. Forms keep the place where they stand, for the answer is on the same page; one that
 * leads to another page would open that page scrolled down. Going back keeps the place that was left.
 */
export function useNewPageFromTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && type !== NavigationType.Pop) scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, type]);
}
