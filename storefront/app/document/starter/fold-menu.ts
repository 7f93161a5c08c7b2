/** Below it the menu covers the page. */
const COVERS = "(max-width: 767.98px)";

/**
 * Folds the menu's first group on a phone before the menu is opened for the first time, so that the names of all groups are
 * seen at once. On a wide window its pane stands beside the names; without script it stays unfolded.
 */
export function foldMenu(page: Document): void {
  if (!matchMedia(COVERS).matches) return;
  for (const group of page.querySelectorAll<HTMLDetailsElement>('details[name="mega-menu"][open]'))
    if (!group.parentElement?.closest("details[open]")) group.open = false;
}
