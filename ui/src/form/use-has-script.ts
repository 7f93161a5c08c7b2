import { useSyncExternalStore } from "react";

/** False on the server and while hydrating: what needs the script shows after it came. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
