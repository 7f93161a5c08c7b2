import { useEffect } from "react";
import type { RefObject } from "react";

/** Below it the menu covers the page. */
const COVERS = "(max-width: 767.98px)";

/**
 * Keeps the keyboard in the menu while it covers the page: after its last link comes the button that closes it, not what
 * lies underneath (WCAG 2.4.11); there it is a dialog, which Escape closes like any other. All groups begin folded there, so that their names are seen at once.
 */
export function useDrawerFocus(panel: RefObject<HTMLElement | null>, label: string): void {
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
    function speak(): void {
      for (const [name, value] of [
        ["role", "dialog"],
        ["aria-label", label],
      ] as const) {
        if (media.matches) element?.setAttribute(name, value);
        else element?.removeAttribute(name);
      }
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== "Tab" || !media.matches || !drawer?.open) return;
      const reached = [...(element?.querySelectorAll<HTMLElement>("a, summary") ?? [])].filter((part) =>
        part.checkVisibility(),
      );
      const [from, to] = event.shiftKey ? [closer, reached.at(-1)] : [reached.at(-1), closer];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    }
    function onChange(): void {
      fold();
      speak();
    }
    onChange();
    media.addEventListener("change", onChange);
    drawer.addEventListener("keydown", onKeyDown);
    return () => {
      media.removeEventListener("change", onChange);
      drawer.removeEventListener("keydown", onKeyDown);
    };
  }, [panel, label]);
}
