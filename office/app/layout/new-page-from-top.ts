import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Scrolls to the top of each new page. Forms keep the scroll position, since their result is on the same
 * page; a form that leads to another page would open it scrolled down. Going back restores the previous
 * position.
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
