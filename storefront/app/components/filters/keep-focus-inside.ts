/** While a drawer is open everything beside it is inert, as beside a modal dialog; closed, all is as before. */
const INERT_BY_DRAWER = "data-behind-drawer";

/** Sets or ends the drawer's hold; an element that was inert by itself is left alone. */
export function keepFocusInside(drawer: HTMLElement, isOpen: boolean): void {
  for (const held of document.querySelectorAll<HTMLElement>(`[${INERT_BY_DRAWER}]`)) {
    held.inert = false;
    held.removeAttribute(INERT_BY_DRAWER);
  }
  if (!isOpen) return;
  for (let level: HTMLElement | null = drawer; level && level !== document.body; level = level.parentElement) {
    for (const sibling of level.parentElement?.children ?? []) {
      if (sibling === level || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      sibling.setAttribute(INERT_BY_DRAWER, "");
    }
  }
}
