import { useSyncExternalStore } from "react";
import styles from "./loading-bar.module.css";
import { loadingState } from "./loading-state.ts";
import { texts } from "./texts.ts";

/** Loading bar of 3 px. A failure fills it in another colour (requirements: C12). */
export function LoadingBar() {
  const state = useSyncExternalStore(loadingState.subscribe, loadingState.get, () => "idle" as const);
  // The live region is always rendered, because screen readers announce only changes within it.
  return (
    <output>
      {state === "loading" && <progress className={styles["loading-bar"]} aria-label={texts.loading} />}
      {state === "failed" && (
        <progress
          className={`${styles["loading-bar"]} ${styles.failed}`}
          aria-label={texts.failed}
          value={1}
        />
      )}
    </output>
  );
}
