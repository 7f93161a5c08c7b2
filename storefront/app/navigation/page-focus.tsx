import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Focuses the heading of a new page. On the same page the focus stays, unless the focused element
 * disappeared.
 */
export function PageFocus() {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const isOther = shown.current.pathname !== pathname;
    const isLater = shown.current.key !== key;
    shown.current = { pathname, key };
    if (isOther) setTitle(document.title);
    if (isOther || (isLater && lostFocus())) focusHeading();
  }, [pathname, key]);
  useEffect(() => {
    document.addEventListener("focusin", noteFocus);
    return () => document.removeEventListener("focusin", noteFocus);
  }, []);
  return (
    <p className="visually-hidden" aria-live="assertive">
      {title}
    </p>
  );
}

let focused: EventTarget | null = null;

function noteFocus({ target }: FocusEvent): void {
  focused = target;
}

/** Returns whether the focused element was removed and no other element received the focus. */
function lostFocus(): boolean {
  return document.activeElement === document.body && focused instanceof Node && !focused.isConnected;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
