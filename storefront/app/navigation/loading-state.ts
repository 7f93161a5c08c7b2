/** When the loading bar shows (requirements: C12: throttle 200 ms, done when every request is). */

const THROTTLE_MS = 200;
/** So long a failure stays on screen. */
const FAILED_MS = 2_000;

export type LoadingState = "idle" | "loading" | "failed";

/** Counts requests; one for the page, others for tests. */
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
    /** Counts a request in. Call the answer when it ends, with true when it failed. */
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

/** What a route's loader or action came to; redirects are thrown, but no failures. */
export function isFailure({ type, result }: { type: string; result: unknown }): boolean {
  return type === "error" && !(result instanceof Response && result.status < 400);
}
