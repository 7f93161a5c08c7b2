import styles from "./skeleton.module.css";

/** A grey place of the size of what comes; several of them make a skeleton. Numbers are CSS pixels. */
export function Skeleton({ height, width }: { height: number; width?: number }) {
  return <span className={styles.skeleton} aria-hidden style={{ height, width }} />;
}
