const RELOAD_DELAY_MS = 100;
let notBefore = 0;

/** Starts the delay if a response reports that a product was added. */
export function noteAdded(results: Record<string, { result?: unknown }>): void {
  if (Object.values(results).some(({ result }) => isAdded(result)))
    notBefore = performance.now() + RELOAD_DELAY_MS;
}

/**
 * Delays reloads of the current page after a product was added. Navigations to other pages are not delayed.
 */
export async function holdReload({ url, method }: Request): Promise<void> {
  const delayMs = notBefore - performance.now();
  if (method !== "GET" || delayMs <= 0 || new URL(url).pathname !== location.pathname) return;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
}

function isAdded(result: unknown): boolean {
  const outer = result as { done?: string; data?: { done?: string } } | null | undefined;
  return (outer?.done ?? outer?.data?.done) === "added";
}
