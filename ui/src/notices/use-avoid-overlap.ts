import { useEffect, useLayoutEffect } from "react";
import type { RefObject } from "react";

const GAP = 8;

/** Lifts the notices above the pressed or focused control if they would cover it (WCAG 2.4.11). */
export function useAvoidOverlap(list: RefObject<HTMLElement | null>): void {
  // Runs after every render, for any change of notices or position.
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

/** Some phone browsers do not focus a pressed control. */
let pressed: Element | null = null;

function remember({ target }: Event): void {
  pressed =
    target instanceof Element ? target.closest("button, a, input, select, textarea, label, summary") : null;
}

function standClear(list: HTMLElement | null): void {
  const focused = document.activeElement === document.body ? null : document.activeElement;
  const control = focused ?? (pressed?.isConnected ? pressed : null);
  // Notices must not move while the focus is inside them.
  if (!list || list.contains(control)) return;
  list.style.removeProperty("--notices-lift");
  if (!control || list.childElementCount === 0) return;
  const lift = liftOver(list.getBoundingClientRect(), control.getBoundingClientRect());
  if (lift > 0) list.style.setProperty("--notices-lift", `${lift}px`);
}

type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

/**
 * Returns the pixels by which a box must rise to clear the other; 0 if they do not overlap or there is no room above.
 */
export function liftOver(own: Box, other: Box): number {
  const meets =
    own.left < other.right &&
    other.left < own.right &&
    own.top < other.bottom + GAP &&
    other.top < own.bottom + GAP;
  const lift = own.bottom - other.top + GAP;
  return meets && own.top - lift > 0 ? lift : 0;
}
