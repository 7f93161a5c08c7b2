import { useEffect } from "react";
import type { RefObject } from "react";

/** From this width on, a group's content is next to its name, so collapsing it would leave an empty panel. */
const WIDE_SCREEN = "(min-width: 768px)";

/** Keeps the opened group visible. A click on its name opens the category's page. */
export function useOpenedGroup(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    function onToggle({ target }: Event): void {
      if (target instanceof HTMLDetailsElement && target.open)
        target.firstElementChild?.scrollIntoView({ block: "nearest" });
    }
    function onClick(event: MouseEvent): void {
      const group = event.target instanceof Element && event.target.closest("summary")?.parentElement;
      // Keyboard activation (detail 0) only collapses the group. The second click of a double click (detail
      // 2) has no effect.
      const isPress = event.detail === 1 && matchMedia(WIDE_SCREEN).matches;
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
