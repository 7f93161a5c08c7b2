/**
 * Whether the page was not opened but came back by the browser's Back or Forward: from its memory or its cache, as it stood.
 * What was done meanwhile, such as something put into the cart, is not in it.
 */
let hasBeenAway = isOfHistory();

function isOfHistory(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "back_forward";
}

/** `act` hears of each return from the browser's memory, until the answer is called. */
export function watchReturns(page: Window, act: () => void): () => void {
  const onShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    hasBeenAway = true;
    act();
  };
  page.addEventListener("pageshow", onShow);
  return () => page.removeEventListener("pageshow", onShow);
}

/** True where the page came back and was not renewed since. */
export function hasComeBack(): boolean {
  return hasBeenAway;
}

/** It was renewed. */
export function forgetReturn(): void {
  hasBeenAway = false;
}
