import { useSyncExternalStore } from "react";
import styles from "./loading-bar.module.css";

const THROTTLE_MS = 200;

let running = 0;
let isShown = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: boolean): void {
  isShown = next;
  for (const listener of listeners) listener();
}

/** Counts a request in; the bar shows after 200 ms and goes when all are done. Call the answer when it ends. */
export function trackRequest(): () => void {
  running += 1;
  timer ??= setTimeout(() => show(true), THROTTLE_MS);
  return () => {
    running -= 1;
    if (running > 0) return;
    clearTimeout(timer);
    timer = undefined;
    show(false);
  };
}

/** The 3 px line at the top of the page (browsing spec, section 9). */
export function LoadingBar() {
  const shown = useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  );
  return shown ? <progress className={styles["loading-bar"]} aria-label="Se încarcă" /> : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
