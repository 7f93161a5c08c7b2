/** True if Back or Forward restored the page and its data, such as the cart, were not reloaded since. */
let hasBeenAway = isOfHistory();

function isOfHistory(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "back_forward";
}

/**
 * Calls `act` each time the page is restored from the back/forward cache. Returns a function that stops this.
 */
export function watchReturns(page: Window, act: () => void): () => void {
  const onShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    hasBeenAway = true;
    act();
  };
  page.addEventListener("pageshow", onShow);
  return () => page.removeEventListener("pageshow", onShow);
}

/** Returns whether the page was restored and its data were not reloaded since. */
export function hasComeBack(): boolean {
  return hasBeenAway;
}

/** Call this after the page's data were reloaded. */
export function forgetReturn(): void {
  hasBeenAway = false;
}
