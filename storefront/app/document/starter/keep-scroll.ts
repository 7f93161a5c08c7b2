/** Where the router keeps how far each entry of the history was scrolled. */
const POSITIONS = "react-router-scroll-positions";

/**
 * What the router's inline script does: a name for this entry of the history, and back to where it was scrolled. The browser
 * does the second itself but for entries that the router made its own.
 */
export function keepScroll(page: Window): void {
  const { history } = page;
  const state = history.state as { key?: string } | null;
  if (!state?.key) {
    history.replaceState({ ...state, key: Math.random().toString(32).slice(2) }, "");
    return;
  }
  try {
    const positions = JSON.parse(page.sessionStorage.getItem(POSITIONS) ?? "{}") as Record<string, unknown>;
    const top = positions[state.key];
    if (history.scrollRestoration === "manual" && typeof top === "number") page.scrollTo(0, top);
  } catch {
    // Storage that may not be read, or holds what is no position: the page begins at its top.
  }
}
