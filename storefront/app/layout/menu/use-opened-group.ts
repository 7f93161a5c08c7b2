import { useEffect } from "react";
import type { RefObject } from "react";

/** From here on a group's pane stands beside its name, and closing it would leave an empty panel. */
const BESIDE = "(min-width: 768px)";

/**
 * Keeps the opened group of the menu in view: the one above it closes, and what is below moves up with its height. A press
 * on the name of the group that is open leads to its category.
 */
export function useOpenedGroup(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    function onToggle({ target }: Event): void {
      if (target instanceof HTMLDetailsElement && target.open)
        target.firstElementChild?.scrollIntoView({ block: "nearest" });
    }
    function onClick(event: MouseEvent): void {
      const group = event.target instanceof Element && event.target.closest("summary")?.parentElement;
      // Keys (0) fold it, as its role says; the second press of two quick ones (2) belongs to the first.
      const isPress = event.detail === 1 && matchMedia(BESIDE).matches;
      if (!isPress || !(group instanceof HTMLDetailsElement) || !group.open) return;
      event.preventDefault();
      group.querySelector("a")?.click();
    }
    element?.addEventListener("toggle", onToggle, { capture: true });
    element?.addEventListener("click", onClick);
    return () => {
      element?.removeEventListener("toggle", onToggle, { capture: true });
      element?.removeEventListener("click", onClick);
    };
  }, [panel]);
}
