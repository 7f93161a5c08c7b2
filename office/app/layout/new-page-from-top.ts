import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Scrolls to the top when the path changes, except after going back or forward. */
export function useNewPageFromTop(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && type !== NavigationType.Pop) scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, type]);
}
