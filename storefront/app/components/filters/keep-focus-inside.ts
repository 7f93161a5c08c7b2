const BEHIND = "data-behind-drawer";

/** Moves focus into the open drawer and makes everything else inert. */
export function keepFocusInside(drawer: HTMLElement): void {
  for (
    let level: HTMLElement | null = drawer;
    level && level !== document.body;
    level = level.parentElement
  ) {
    for (const sibling of level.parentElement?.children ?? []) {
      if (sibling === level || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      sibling.setAttribute(BEHIND, "");
    }
  }
  drawer.querySelector<HTMLElement>("[popovertargetaction]")?.focus();
}

/**
 * Makes the page interactive again. Call it before the drawer closes, so that the browser can restore the
 * focus.
 */
export function releaseFocus(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${BEHIND}]`)) {
    element.inert = false;
    element.removeAttribute(BEHIND);
  }
}
