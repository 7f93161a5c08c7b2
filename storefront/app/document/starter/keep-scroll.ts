/** Session storage key under which the router stores scroll positions. */
const POSITIONS = "react-router-scroll-positions";

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
  } catch {}
}
