import { useEffect } from "react";
import type { RefObject } from "react";

/** In windows this narrow, the menu covers the page. */
const COVERS = "(max-width: 767.98px)";

/** While the menu covers the page, makes it a dialog that traps the focus (WCAG 2.4.11). */
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
