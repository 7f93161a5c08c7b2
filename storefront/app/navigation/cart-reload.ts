/** The cart is reloaded 100 ms after something was put into it (requirements: C12). */

const RELOAD_DELAY_MS = 100;
let notBefore = 0;

/** Takes note of an answer that something was added. */
export function noteAdded(results: Record<string, { result?: unknown }>): void {
  if (Object.values(results).some(({ result }) => isAdded(result)))
    notBefore = performance.now() + RELOAD_DELAY_MS;
}

/** Holds the reload of this very page that follows; whoever goes elsewhere meanwhile does not wait. */
export async function holdReload({ url, method }: Request): Promise<void> {
  const delayMs = notBefore - performance.now();
  if (method !== "GET" || delayMs <= 0 || new URL(url).pathname !== location.pathname) return;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** `data()` wraps what an action answers; both shapes are looked into. */
function isAdded(result: unknown): boolean {
  const outer = result as { done?: string; data?: { done?: string } } | null | undefined;
  return (outer?.done ?? outer?.data?.done) === "added";
}
