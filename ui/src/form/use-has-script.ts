import { useSyncExternalStore } from "react";

/** Returns false on the server and during hydration, so that elements needing JavaScript appear after it. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
