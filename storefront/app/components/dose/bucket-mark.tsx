import type { ReactNode } from "react";
import styles from "./bucket-mark.module.css";

/** The shop's bucket icon in front of a text about buckets of solution. */
export function BucketMark({ children }: { children: ReactNode }) {
  return (
    <p className={styles["bucket-mark"]}>
      <span>{children}</span>
    </p>
  );
}
