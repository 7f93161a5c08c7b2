/** State of the loading bar. It is shown after 200 ms until all requests have ended (requirements: C12). */

const THROTTLE_MS = 200;
const FAILED_MS = 2_000;

export type LoadingState = "idle" | "loading" | "failed";

/** Creates a loading state that counts requests. The page has a single instance; each test creates its own. */
export function createLoadingState() {
  let state: LoadingState = "idle";
  let running = 0;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: LoadingState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function showAfter(ms: number, next: LoadingState): void {
    clearTimeout(timer);
    timer = setTimeout(() => show(next), ms);
  }
  function finish(): void {
    clearTimeout(timer);
    show(hasFailed ? "failed" : "idle");
    if (hasFailed) showAfter(FAILED_MS, "idle");
    hasFailed = false;
  }
  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(): (failed: boolean) => void {
      running += 1;
      if (running === 1) showAfter(THROTTLE_MS, "loading");
      return (failed) => {
        running -= 1;
        hasFailed ||= failed;
        if (running === 0) finish();
      };
    },
  };
}

export const loadingState = createLoadingState();

/** Returns whether a route's loader or action failed. Redirects are thrown too, but are not failures. */
export function isFailure({ type, result }: { type: string; result: unknown }): boolean {
  return type === "error" && !(result instanceof Response && result.status < 400);
}
