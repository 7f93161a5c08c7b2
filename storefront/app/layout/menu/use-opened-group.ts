import { useEffect } from "react";
import type { RefObject } from "react";

/** Keeps the opened group of the menu in view: the one above it closes, and what is below moves up with its height. */
export function useOpenedGroup(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    function onToggle({ target }: Event): void {
      if (target instanceof HTMLDetailsElement && target.open)
        target.firstElementChild?.scrollIntoView({ block: "nearest" });
    }
    element?.addEventListener("toggle", onToggle, { capture: true });
    return () => element?.removeEventListener("toggle", onToggle, { capture: true });
  }, [panel]);
}
