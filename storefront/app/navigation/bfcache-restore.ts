/** A page restored by Back or Forward lacks changes made meanwhile, such as an addition to the cart. */
let hasBeenAway = isOfHistory();

function isOfHistory(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "back_forward";
}

/** Calls `act` on each restore from the back/forward cache; the returned function stops that. */
export function watchReturns(page: Window, act: () => void): () => void {
  const onShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    hasBeenAway = true;
    act();
  };
  page.addEventListener("pageshow", onShow);
  return () => page.removeEventListener("pageshow", onShow);
}

/** Returns true if the page was restored and not reloaded since. */
export function hasComeBack(): boolean {
  return hasBeenAway;
}

/** Call after the page's data has been reloaded. */
export function forgetReturn(): void {
  hasBeenAway = false;
}
