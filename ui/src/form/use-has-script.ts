import { useSyncExternalStore } from "react";

/** Returns false on the server and during hydration, so that elements that need JavaScript appear later. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
