import { useEffect } from "react";
import type { RefObject } from "react";
import { closeDialog } from "@curat/ui/dialog/open-dialogs.ts";

/** In windows this narrow, popups slide in from the bottom. */
const AT_FOOT = "(max-width: 767.98px)";
/** Minimum swipe distance in pixels for closing the popup. */
const FAR = 96;

/** Makes the popup that contains the element follow a downward swipe. Closes it after a long enough swipe. */
export function useSwipeDown(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sheet = within.current?.closest("dialog");
    if (!sheet) return;
    let from: number | undefined;
    let by = 0;
    function start({ touches, target }: TouchEvent): void {
      const [finger] = touches;
      // If the touched content scrolls, a swipe moves the popup only once the content is at its top.
      const inside = target instanceof Element ? target.closest("[data-scrolls]") : null;
      from =
        touches.length === 1 && matchMedia(AT_FOOT).matches && (inside?.scrollTop ?? 0) <= 0
          ? finger?.clientY
          : undefined;
      by = 0;
    }
    function move(event: TouchEvent): void {
      const [finger] = event.touches;
      if (from === undefined || !finger) return;
      by = finger.clientY - from;
      if (by <= 0) return follow(0);
      event.preventDefault();
      follow(by);
    }
    function end(): void {
      if (from === undefined) return;
      from = undefined;
      follow(0);
      if (by > FAR && sheet) closeDialog(sheet);
    }
    function follow(pixels: number): void {
      if (sheet) sheet.style.translate = pixels > 0 ? `0 ${pixels}px` : "";
    }
    const listening = new AbortController();
    const { signal } = listening;
    sheet.addEventListener("touchstart", start, { passive: true, signal });
    sheet.addEventListener("touchmove", move, { passive: false, signal });
    sheet.addEventListener("touchend", end, { signal });
    sheet.addEventListener("touchcancel", end, { signal });
    return () => {
      follow(0);
      listening.abort();
    };
  }, [within]);
}
