/** The cart is reloaded 100 ms after an addition (requirements: C12). */

const RELOAD_DELAY_MS = 100;
let notBefore = 0;

/** Notes whether a response reports an addition. */
export function noteAdded(results: Record<string, { result?: unknown }>): void {
  if (Object.values(results).some(({ result }) => isAdded(result)))
    notBefore = performance.now() + RELOAD_DELAY_MS;
}

/** Delays this page's reload after an addition. Navigations to other pages do not wait. */
export async function holdReload({ url, method }: Request): Promise<void> {
  const delayMs = notBefore - performance.now();
  if (method !== "GET" || delayMs <= 0 || new URL(url).pathname !== location.pathname) return;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** The response may be wrapped by `data()`. */
function isAdded(result: unknown): boolean {
  const outer = result as { done?: string; data?: { done?: string } } | null | undefined;
  return (outer?.done ?? outer?.data?.done) === "added";
}
