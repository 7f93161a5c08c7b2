import { useEffect } from "react";
import type { RefObject } from "react";
import { closeDialog } from "./open-dialogs.ts";

/** On narrower windows sheets slide in from the bottom. */
const AT_FOOT = "(max-width: 767.98px)";
/** Distance in pixels after which releasing the finger closes the sheet. */
const FAR = 96;

/** Lets a sheet follow a downward swipe, and closes it if the swipe was long enough. */
export function useSwipeDown(dialog: RefObject<HTMLDialogElement | null>, isOn: boolean): void {
  useEffect(() => {
    const { current: element } = dialog;
    if (!element || !isOn) return;
    let from: number | undefined;
    let by = 0;
    function start({ touches, target }: TouchEvent): void {
      const [finger] = touches;
      // Scrollable content must be at its top before a swipe moves the sheet.
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
      if (by > FAR && element) closeDialog(element);
    }
    function follow(pixels: number): void {
      if (element) element.style.translate = pixels > 0 ? `0 ${pixels}px` : "";
    }
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchmove", move, { passive: false });
    element.addEventListener("touchend", end);
    element.addEventListener("touchcancel", end);
    return () => {
      follow(0);
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
      element.removeEventListener("touchcancel", end);
    };
  }, [dialog, isOn]);
}
