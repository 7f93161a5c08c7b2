import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** After a client navigation the focus goes to the new page's heading and its title is said aloud. */
export function PageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (shown.current === pathname) return; // the first page, or another filter of the same page
    shown.current = pathname;
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  );
}
