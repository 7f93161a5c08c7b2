import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Scrolls to the top when a form leads to another page. Going back restores the position. */
export function useNewPageFromTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && type !== NavigationType.Pop) scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, type]);
}
