import { useSyncExternalStore } from "react";
import styles from "./offline.module.css";
import { texts } from "../texts.ts";

/** Shows a message while the browser is offline (requirements: C-093). */
export function Offline() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <output>{isOnline ? null : <span className={styles.offline}>{texts.offline}</span>}</output>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
