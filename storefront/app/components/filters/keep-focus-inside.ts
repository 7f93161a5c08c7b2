/** While a drawer is open everything beside it is inert, as beside a modal dialog; closed, all is as before. */
const BEHIND = "data-behind-drawer";

/** Takes the focus into the open drawer and keeps it there; what was inert by itself is left alone. */
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

/** Lets the rest of the page go: before the drawer closes, so that its button can have the focus back. */
export function releaseFocus(): void {
  for (const held of document.querySelectorAll<HTMLElement>(`[${BEHIND}]`)) {
    held.inert = false;
    held.removeAttribute(BEHIND);
  }
}
