import { useEffect, useLayoutEffect } from "react";
import type { RefObject } from "react";

/** Pixels between the notices and what they make room for. */
const GAP = 8;

/**
 * Lifts the notices above what was pressed or has the focus, where they would lie on it: what somebody is about to press
 * or to correct is never behind what is said of it (WCAG 2.4.11).
 */
export function useStandClear(list: RefObject<HTMLElement | null>): void {
  // Whatever is said now, and wherever the list stands.
  useLayoutEffect(() => standClear(list.current));
  useEffect(() => {
    const onFocus = (): void => standClear(list.current);
    document.addEventListener("pointerdown", remember, { capture: true, passive: true });
    document.addEventListener("focusin", onFocus);
    return () => {
      document.removeEventListener("pointerdown", remember, { capture: true });
      document.removeEventListener("focusin", onFocus);
    };
  }, [list]);
}

/** A phone's browser may not give what is pressed the focus. */
let pressed: Element | null = null;

function remember({ target }: Event): void {
  pressed =
    target instanceof Element ? target.closest("button, a, input, select, textarea, label, summary") : null;
}

function standClear(list: HTMLElement | null): void {
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const control = focused ?? (pressed?.isConnected ? pressed : null);
  // Whoever is at the notices themselves sees them where they stand.
  if (!list || list.contains(control)) return;
  list.style.removeProperty("--notices-lift");
  if (!control || list.childElementCount === 0) return;
  const lift = liftOver(list.getBoundingClientRect(), control.getBoundingClientRect());
  if (lift > 0) list.style.setProperty("--notices-lift", `${lift}px`);
}

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/** Pixels by which a box has to rise to lie above the other: 0 where they do not meet, or where there is no room above. */
export function liftOver(own: Box, other: Box): number {
  const meets =
    own.left < other.right &&
    other.left < own.right &&
    own.top < other.bottom + GAP &&
    other.top < own.bottom + GAP;
  const lift = own.bottom - other.top + GAP;
  return meets && own.top - lift > 0 ? lift : 0;
}
