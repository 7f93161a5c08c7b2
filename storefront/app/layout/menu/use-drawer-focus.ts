import { useEffect } from "react";
import type { RefObject } from "react";

/** Below it the menu covers the page. */
const COVERS = "(max-width: 767.98px)";

/**
 * Keeps the keyboard in the menu while it covers the page: after its last link comes the button that closes it, not what
 * lies underneath (WCAG 2.4.11). All groups begin folded there, so that their names are seen at once.
 */
export function useDrawerFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const drawer = element?.closest("details");
    const closer = drawer?.querySelector("summary");
    const media = matchMedia(COVERS);
    if (!element || !drawer || !closer) return;

    function fold(): void {
      const first = element?.querySelector("details");
      if (first && !drawer?.open) first.open = !media.matches;
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== "Tab" || event.shiftKey || !media.matches) return;
      const reached = [...(element?.querySelectorAll("a, summary") ?? [])].filter((part) =>
        part.checkVisibility(),
      );
      if (document.activeElement !== reached.at(-1)) return;
      event.preventDefault();
      closer?.focus();
    }
    fold();
    media.addEventListener("change", fold);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      media.removeEventListener("change", fold);
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [panel]);
}
